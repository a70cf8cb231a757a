import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../runtime/log'
import type { RequestKind } from '../runtime/metrics'
import { type CacheEntry, makeEntry } from './cache-entry'
import { canonicalPage, pageTags, pathOf } from './canonical'
import type { CacheRule, PageCache } from './page-cache'
import { renderPublic, type Site, streamPrivate } from './pages'
import { sendPlain } from './plain-pages'
import type { PageHandler } from './render'
import { sendEntry } from './send-entry'

interface PageRoomOptions {
  cache: PageCache
  handler: PageHandler
  hosts: { resolve(host: string): Site | undefined }
  log: Log
  dev: boolean
}

interface PageVisit {
  site: Site
  host: string
  requestId: string
}

/** Documents Next makes that are not rows of the route table. */
const EXTRA =
  /^\/(?:manifest\.webmanifest|favicon\.ico|(?:(?:apple-)?icon|(?:opengraph|twitter)-image)[\w-]*(?:\.\w+)?)$/
const EXTRA_RULE = { fresh: 300, stale: 3600 }
/** Where Next finds nothing: one not-found page per distributor serves every address that is no page. */
const NOWHERE = '/-/not-found'

/** Pages: public ones through the cache, members' ones streamed. */
export class PageRoom {
  readonly #options: PageRoomOptions
  constructor(options: PageRoomOptions) {
    this.#options = options
  }

  /** Keys are canonical addresses, so an address that is not written canonically only misses. */
  fresh(site: Site, url: string): CacheEntry | undefined {
    return this.#options.dev ? undefined : this.#options.cache.fresh(`${site.distId} ${url}`)
  }

  async answer(req: IncomingMessage, res: ServerResponse, asked: PageVisit): Promise<RequestKind> {
    const url = req.url as string
    if (this.#options.dev) return this.#stream(req, res, asked)
    const page = canonicalPage(url)
    if (page && !page.route.cache) return this.#stream(req, res, asked)
    const path = pathOf(url)
    if (page?.route.cache) {
      const rule = { ...page.route.cache, tags: pageTags(page.route, page.params, asked.site.distId) }
      return this.#public(req, res, asked, page.url, rule, page.cacheable)
    }
    const tags = [`dist:${asked.site.distId}`]
    if (EXTRA.test(path)) return this.#public(req, res, asked, path, { ...EXTRA_RULE, tags }, true)
    // A missing file is not worth a rendered page, and neither are Next's own inner addresses.
    if (path.startsWith('/_next/') || /\.\w{1,8}$/.test(path)) {
      sendPlain(res, 404)
      return 'page'
    }
    return this.#public(req, res, asked, NOWHERE, { ...EXTRA_RULE, tags }, true)
  }

  async #stream(req: IncomingMessage, res: ServerResponse, asked: PageVisit): Promise<RequestKind> {
    const { handler, dev } = this.#options
    await streamPrivate(handler, req, res, { url: req.url as string, site: asked.site, host: asked.host }, dev)
    return 'private'
  }

  async #public(
    req: IncomingMessage,
    res: ServerResponse,
    asked: PageVisit,
    url: string,
    rule: CacheRule,
    cacheable: boolean,
  ): Promise<RequestKind> {
    const { cache, handler, log } = this.#options
    const render = () =>
      renderPublic(
        handler,
        { url, site: asked.site, host: this.#renderHost(asked), life: cacheable ? rule : undefined },
        (scripts) =>
          log.warn(
            { requestId: asked.requestId, url, scripts },
            'inline scripts that are not of the framework were left unblessed',
          ),
      )
    const entry = cacheable
      ? await cache.answer(`${asked.site.distId} ${url}`, rule, render)
      : makeEntry(await render(), { freshUntil: 0, staleUntil: 0, tags: [] })
    sendEntry(req, res, entry)
    return 'page'
  }

  /** Many hosts may lead to one distributor; a page that all of them share is made for his own one. */
  #renderHost({ site, host }: PageVisit): string {
    const own = URL.canParse(site.origin) ? new URL(site.origin).host : host
    return this.#options.hosts.resolve(own)?.distId === site.distId ? own : host
  }
}
