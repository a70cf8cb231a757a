import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { bodyLimit, refuseLargeBody } from './body-limit'
import type { RenderResult } from './cache-entry'
import { callPath, callTags, canonicalApiUrl } from './canonical'
import { addRequestHeader } from './headers'
import type { CacheRule, PageCache } from './page-cache'
import type { Site } from './pages'
import { sendEntry } from './send-entry'

export interface ApiApp {
  fetch(req: Request): Response | Promise<Response>
}
/** `query`: names of the parameters that the call reads. */
export type CacheRules = (method: string, pathname: string) => (CacheRule & { query: readonly string[] }) | undefined

interface ApiRequest {
  site: Site
  host: string
  address: string
  https: boolean
  requestId: string
}

/** Hands calls to the API; answers that are the same for every visitor of a host come from the cache. */
export class ApiRoom {
  readonly #listen: (req: IncomingMessage, res: ServerResponse) => Promise<void>

  constructor(
    readonly api: ApiApp,
    readonly cache: PageCache,
    readonly rules: CacheRules,
  ) {
    // Next lives in this process and must keep the platform's own Request and Response.
    this.#listen = getRequestListener((request) => api.fetch(request), { overrideGlobalObjects: false })
  }

  static takes = (path: string): boolean => /^\/(?:api|sandbox-pay|dev)\//.test(path)

  async answer(req: IncomingMessage, res: ServerResponse, asked: ApiRequest): Promise<'api'> {
    const url = req.url as string
    const path = callPath(url)
    if (req.method === 'GET' || req.method === 'HEAD') {
      const rule = this.rules('GET', path)
      const canonical = rule && canonicalApiUrl(url, rule.query)
      if (rule && canonical) {
        const tagged = { ...rule, tags: callTags(rule.tags, canonical, asked.site.distId) }
        const entry = await this.cache.answer(`${asked.site.distId} ${canonical}`, tagged, () =>
          this.#fill(canonical, tagged, asked),
        )
        sendEntry(req, res, entry)
        return 'api'
      }
    }
    if (refuseLargeBody(req, res, bodyLimit(path))) return 'api'
    addRequestHeader(req, 'x-request-id', asked.requestId)
    addRequestHeader(req, 'x-client-ip', asked.address)
    if (asked.https) addRequestHeader(req, 'x-client-proto', 'https')
    res.setHeader('x-request-id', asked.requestId)
    await this.#listen(req, res)
    return 'api'
  }

  /** Asked without the visitor's cookies, authorization and address, which is what makes the answer everybody's. */
  async #fill(url: string, rule: CacheRule, asked: ApiRequest): Promise<RenderResult> {
    const answer = await this.api.fetch(
      new Request(`http://${asked.host}${url}`, {
        headers: { host: asked.host, accept: 'application/json', 'x-front-fill': '1', 'x-request-id': asked.requestId },
      }),
    )
    const body = Buffer.from(await answer.arrayBuffer())
    const storable =
      answer.status === 200 && !answer.headers.has('set-cookie') && body.subarray(0, 10).toString() === '{"code":0,'
    return {
      status: answer.status,
      body,
      storable,
      headers: [
        'Content-Type',
        answer.headers.get('content-type') ?? 'application/json; charset=utf-8',
        'X-Content-Type-Options',
        'nosniff',
        'Cache-Control',
        storable ? `public, max-age=0, s-maxage=${rule.fresh}, stale-while-revalidate=${rule.stale}` : 'no-store',
      ],
    }
  }
}
