import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { bodyLimit, refuseLargeBody } from './body-limit'
import type { RenderResult } from './cache-entry'
import { callPath, canonicalApiUrl, fillTags, pathOf } from './canonical'
import { addRequestHeader } from './headers'
import type { CacheRule, PageCache } from './page-cache'
import type { Site } from './pages'
import { sendEntry } from './send-entry'
import type { SentPages } from './sent-pages'

export interface ApiApp {
  fetch(req: Request): Response | Promise<Response>
}
/** `query`: names of the parameters that the call reads. */
export type CacheRules = (method: string, pathname: string) => (CacheRule & { query: readonly string[] }) | undefined

const UNAVAILABLE = 503

interface ApiRequest {
  site: Site
  host: string
  address: string
  https: boolean
  requestId: string
}

class AlreadyAnswered extends Error {}

/** Forwards calls to the API; responses that are the same for every visitor of a host are served from the cache. */
export class ApiHandler {
  /** Calls of pages that could not be answered because the database was unavailable or too busy. */
  unanswered = 0
  readonly #sent: SentPages | undefined
  readonly #listen: (req: IncomingMessage, res: ServerResponse) => Promise<void>

  constructor(
    readonly api: ApiApp,
    readonly cache: PageCache,
    readonly rules: CacheRules,
    { withNext = false, sent }: { withNext?: boolean; sent?: SentPages } = {},
  ) {
    this.#sent = sent
    // Lets a response that is built here be written without becoming a stream first; Next must keep the platform's own
    // objects.
    this.#listen = getRequestListener(
      async (request, { outgoing }) => {
        const answer = await Promise.resolve(api.fetch(request)).catch((error) => {
          if (!outgoing.headersSent) throw error
        })
        // a body that grew too large was rejected while the API read it
        if (!answer || outgoing.headersSent) throw new AlreadyAnswered()
        return answer
      },
      {
        overrideGlobalObjects: !withNext,
        errorHandler: (error) => (error instanceof AlreadyAnswered ? undefined : new Response(null, { status: 500 })),
      },
    )
  }

  static takes = (path: string): boolean => /^\/(?:api|open|sandbox-pay|dev)\//.test(path)

  async answer(req: IncomingMessage, res: ServerResponse, request: ApiRequest): Promise<'api'> {
    const url = req.url as string
    const path = callPath(url)
    if (req.method === 'GET' || req.method === 'HEAD') {
      const cacheable = this.#cacheable(url, path, request.site.distId)
      if (cacheable) {
        this.#sent?.note(request.host, url, cacheable.rule.tags)
        await sendEntry(
          req,
          res,
          await this.cache.answer(cacheable.key, cacheable.rule, () =>
            this.#fill(cacheable.url, request, cacheable.rule),
          ),
        )
        return 'api'
      }
    }
    if (refuseLargeBody(req, res, bodyLimit(path))) return 'api'
    addRequestHeader(req, 'x-request-id', request.requestId)
    addRequestHeader(req, 'x-client-ip', request.address)
    if (request.https) addRequestHeader(req, 'x-client-proto', 'https')
    res.setHeader('x-request-id', request.requestId)
    await this.#listen(req, res)
    return 'api'
  }

  /**
   * Answers a call for a page that is being rendered: as an anonymous visitor, never with stale data. Returns the bytes
   * of an envelope.
   */
  async answerPage(url: string, request: Pick<ApiRequest, 'site' | 'host'>): Promise<Buffer> {
    const cacheable = request.site.draft ? undefined : this.#cacheable(url, callPath(url), request.site.distId)
    const made = cacheable
      ? await this.cache.current(cacheable.key, cacheable.rule, () =>
          this.#fill(cacheable.url, request, cacheable.rule),
        )
      : await this.#fill(url, request)
    if (made.status === UNAVAILABLE) this.unanswered += 1
    return 'identity' in made ? made.identity.body : made.body
  }

  /** Undefined: not cacheable. */
  #cacheable(url: string, path: string, distId: number): { key: string; url: string; rule: CacheRule } | undefined {
    const rule = this.rules('GET', path)
    const canonical = rule && canonicalApiUrl(url, rule.query)
    if (!canonical) return undefined
    const query = new URLSearchParams(canonical.slice(pathOf(canonical).length))
    const tags = [`dist:${distId}`, ...fillTags(rule.tags, (name) => query.get(name))]
    return {
      key: `${distId} ${canonical}`,
      url: canonical,
      rule: { ...rule, tags },
    }
  }

  /**
   * Calls the API without the visitor's cookies, authorization and address, so that the response is valid for all
   * visitors.
   */
  async #fill(
    url: string,
    { host, requestId }: { host: string; requestId?: string },
    rule?: CacheRule,
  ): Promise<RenderResult> {
    const headers = {
      host,
      accept: 'application/json',
      'x-front-fill': '1',
      ...(requestId && { 'x-request-id': requestId }),
    }
    const answer = await this.api.fetch(new Request(`http://${host}${url}`, { headers }))
    const body = Buffer.from(await answer.arrayBuffer())
    const retryAfter = answer.headers.get('retry-after')
    const storable =
      rule !== undefined &&
      answer.status === 200 &&
      !answer.headers.has('set-cookie') &&
      body.subarray(0, 10).toString() === '{"code":0,'
    return {
      status: answer.status,
      body,
      storable,
      headers: [
        ...(retryAfter ? ['Retry-After', retryAfter] : []),
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
