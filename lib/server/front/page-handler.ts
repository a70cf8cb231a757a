import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { FACE_PATH } from '@/lib/shared/people/face'
import { pageRedirect } from '@/lib/tenant/page-access'
import type { Log } from '../runtime/log'
import type { RequestKind } from '../runtime/metrics'
import { traced } from '../runtime/trace'
import { type CacheEntry, makeEntry } from './cache-entry'
import { canonicalPage, pathOf, shellPath } from './canonical'
import { hasCookie, SECURITY_HEADERS } from './headers'
import { type CacheRule, type PageCache, RendererBusy, type Urgency } from './page-cache'
import { type ExternalOrigins, renderPage, type Site } from './pages'
import { sendPlain } from './plain-pages'
import type { Renderer } from './render'
import type { RenderQueue } from './render-queue'
import { sendEntry } from './send-entry'
import type { SentPages } from './sent-pages'

interface PageOptions {
  /** `fixed`: pages without parameters, which cannot be evicted by requests for made-up addresses. */
  caches: { pages: PageCache; fixed: PageCache }
  render: Renderer
  queue: RenderQueue
  hosts: { resolve(host: string): Site | undefined }
  log: Log
  elsewhere?: ExternalOrigins
  faceScriptHost?: string
  /** Absent: no CDN keeps copies. */
  sent?: SentPages
}

export interface PageVisit {
  site: Site
  host: string
  address: string
  requestId: string
}

interface Wanted {
  /** Address requested from Next. */
  url: string
  /** Cache key; a visitor's address can never equal the key of a member shell. */
  key: string
  rule: CacheRule
  /** Absent: rendered for this visitor and not cached. */
  cache?: PageCache
  member: boolean
  freeStyles?: boolean
}

/** Documents of Next that are not in the route table. */
const EXTRA =
  /^\/(?:manifest\.webmanifest|favicon\.ico|(?:(?:apple-)?icon|(?:opengraph|twitter)-image)[\w-]*(?:\.\w+)?)$/
/** In seconds. */
const EXTRA_LIFE = { fresh: 300, stale: 3600 }
/** An address that Next does not know: one not-found page per distributor serves all unknown addresses. */
const NOWHERE = '/-/not-found'
/** For drafts. */
const NO_CACHES = { fixed: undefined, pages: undefined }
/** Seconds until a rejected visitor may retry. */
const RETRY_AFTER = '3'

/** Serves pages through the cache; member pages as one shell per route, filled by the browser's own calls. */
export class PageHandler {
  readonly #options: PageOptions
  constructor(options: PageOptions) {
    this.#options = options
  }

  /** Keys are canonical addresses, so a non-canonical address only causes a miss. */
  fresh(site: Site, url: string): CacheEntry | undefined {
    const key = `${site.distId} ${url}`
    return this.#options.caches.fixed.fresh(key) ?? this.#options.caches.pages.fresh(key)
  }

  async answer(req: IncomingMessage, res: ServerResponse, visit: PageVisit): Promise<RequestKind> {
    const url = req.url as string
    const path = pathOf(url)
    const target = pageRedirect(path, url.slice(path.length), hasCookie(req, 'token'))
    if (target) return redirect(res, target)
    const wanted = this.#wanted(url, path, visit.site)
    try {
      if (!wanted) sendPlain(res, 404)
      else {
        const entry = await this.#entry(wanted, visit)
        if (wanted.cache && !wanted.member) this.#options.sent?.note(visit.host, url, wanted.rule.tags)
        await sendEntry(req, res, entry)
      }
    } catch (error) {
      if (!(error instanceof RendererBusy)) throw error
      await sleep(error.holdMs)
      sendPlain(res, 503, ['Retry-After', RETRY_AFTER, 'Connection', 'close'])
    }
    return wanted?.member ? 'private' : 'page'
  }

  /** Undefined: a missing file, which is not worth rendering a page, or an internal address of Next. */
  #wanted(url: string, path: string, { distId, draft }: Site): Wanted | undefined {
    const { fixed, pages } = draft ? NO_CACHES : this.#options.caches
    const page = canonicalPage(url, distId)
    const own = (address: string): Wanted => ({
      url: address,
      key: `${distId} ${address}`,
      rule: { ...EXTRA_LIFE, tags: [`dist:${distId}`] },
      cache: fixed,
      member: false,
    })
    if (page?.route.access === 'login') {
      const shell = shellPath(page.route)
      return { ...own(shell), key: `${distId} member ${shell}`, member: true, freeStyles: page.route.frame === 'staff' }
    }
    if (page) {
      const cache = page.cacheable && page.route.cache ? (page.isFixed ? fixed : pages) : undefined
      return { ...own(page.url), rule: { fresh: 0, stale: 0, ...page.route.cache, tags: page.tags }, cache }
    }
    if (EXTRA.test(path)) return own(path)
    return path.startsWith('/_next/') || /\.\w{1,8}$/.test(path) ? undefined : own(NOWHERE)
  }

  async #entry({ url, key, rule, cache, member, freeStyles }: Wanted, visit: PageVisit): Promise<CacheEntry> {
    const { render, queue, log, elsewhere, faceScriptHost } = this.#options
    const page = {
      url,
      site: visit.site,
      host: this.#renderHost(visit),
      member,
      freeStyles,
      life: cache && rule,
      tags: this.#options.sent && rule.tags,
      elsewhere,
      scriptHosts: faceScriptHost && pathOf(url) === FACE_PATH ? [faceScriptHost] : undefined,
    }
    const warn = (scripts: number) =>
      log.warn(
        { requestId: visit.requestId, url, scripts },
        'inline scripts that are not of the framework were left unblessed',
      )
    const renderLogged = async () => {
      const result = await traced('render', { 'url.path': pathOf(url) }, () => renderPage(render, page, warn))
      // the renderer answers with its error page, and not always with a line about the cause
      if (result.status >= 500)
        log.error(
          { requestId: visit.requestId, host: page.host, url, status: result.status },
          'a page failed to render',
        )
      return result
    }
    const make = (urgency: Urgency) => queue.run({ address: visit.address, urgency }, renderLogged)
    if (cache) return cache.answer(key, rule, make)
    return makeEntry(await make('now'), { madeAt: 0, freshUntil: 0, staleUntil: 0, tags: [] })
  }

  /**
   * Many hosts may lead to one distributor; a page shared by all of them is rendered for the distributor's primary
   * host.
   */
  #renderHost({ site, host }: PageVisit): string {
    if (site.draft) return host
    const own = URL.canParse(site.origin) ? new URL(site.origin).host : host
    return this.#options.hosts.resolve(own)?.distId === site.distId ? own : host
  }
}

function redirect(res: ServerResponse, target: string): RequestKind {
  res.writeHead(307, [...SECURITY_HEADERS, 'Location', target, 'Cache-Control', 'no-store', 'Content-Length', '0'])
  res.end()
  return 'private'
}
