import { createServer, type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Log } from '@/lib/server/runtime/log'
import type { Metrics, RequestKind } from '@/lib/server/runtime/metrics'
import type { PurgeBus } from '@/lib/server/runtime/purge-bus'
import { type ApiApp, ApiRoom, type CacheRules } from './api-room'
import type { Assets } from './assets'
import { pathOf } from './canonical'
import { CrawlRoom, type CrawlSource } from './crawl-room'
import { addRequestHeader, scrubRequest, setHost } from './headers'
import { type MediaStorage, type ReadersOf, serveMedia } from './media'
import { PageCache } from './page-cache'
import { PageRoom } from './page-room'
import type { Site } from './pages'
import { sendPlain } from './plain-pages'
import type { PageHandler } from './render'
import { sendEntry } from './send-entry'
import { type Visitor, VisitorReader } from './visitor'

export interface FrontOptions {
  log: Log
  metrics: Metrics
  purge: PurgeBus
  hosts: { resolve(host: string): Site | undefined }
  api: ApiApp
  cacheRules: CacheRules
  storage: MediaStorage
  /** Absent: every stored picture is public. */
  readersOf?: ReadersOf
  /** Absent: search engines find no sitemap here. */
  crawl?: CrawlSource
  /** Socket.IO attaches to this server; it never listens, the front passes it what is its own. */
  attachLive?: (server: Server) => void
  ready: () => Promise<boolean>
  pages: PageHandler
  /** Absent in development: Next serves its own files then. */
  assets?: Assets
  pageCacheMb: number
  trustedProxies: string
  /** Development: no page cache, and Next's reload channel is let through. */
  dev?: { upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void }
}

const HOST = /^[a-z0-9._-]+(?::\d{1,5})?$|^\[[0-9a-f:]+\](?::\d{1,5})?$/
/** Share of PAGE_CACHE_MB for API answers, so that neither kind can push the other out. */
const API_SHARE = 1 / 8
/** Share for sitemaps: crawlers read each once in a while, and must not push pages out. */
const CRAWL_SHARE = 1 / 16

/** The one server: every request of the product enters here. */
export class Front {
  readonly server: Server
  readonly #options: FrontOptions
  readonly #pages: PageRoom
  readonly #api: ApiRoom
  readonly #crawl?: CrawlRoom
  readonly #visitors: VisitorReader
  readonly #live = new Server()
  readonly #boot = Date.now().toString(36)
  readonly #unsubscribe: () => void
  readonly #open = new Set<Duplex | ServerResponse>()
  #count = 0
  #draining = false

  constructor(options: FrontOptions) {
    this.#options = options
    this.#visitors = new VisitorReader(options.trustedProxies)
    const bytes = options.pageCacheMb * 1024 * 1024
    const onRefreshError = (key: string, error: unknown) =>
      options.log.error({ err: error, key }, 'refresh failed, stale answer kept')
    const pages = new PageCache({ maxBytes: bytes * (1 - API_SHARE - CRAWL_SHARE), onRefreshError })
    const answers = new PageCache({ maxBytes: bytes * API_SHARE, onRefreshError })
    const maps = new PageCache({ maxBytes: bytes * CRAWL_SHARE, onRefreshError })
    options.metrics.watchCaches({ page: pages, api: answers })
    this.#pages = new PageRoom({
      cache: pages,
      handler: options.pages,
      hosts: options.hosts,
      log: options.log,
      dev: options.dev !== undefined,
    })
    this.#api = new ApiRoom(options.api, answers, options.cacheRules)
    if (options.crawl) this.#crawl = new CrawlRoom(options.crawl, maps)
    this.#unsubscribe = options.purge.subscribe((tags) => {
      pages.purge(tags)
      answers.purge(tags)
      maps.purge(tags)
    })
    options.attachLive?.(this.#live)
    this.server = createServer(
      { keepAliveTimeout: 65_000, headersTimeout: 15_000, requestTimeout: 120_000, maxHeaderSize: 16 * 1024 },
      this.#onRequest,
    )
    this.server.on('upgrade', this.#onUpgrade)
    this.server.on('clientError', (_error, socket) => {
      if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    })
  }

  /** Resolves with the port in use. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject)
      this.server.listen({ port, host, backlog: 1024 }, () => {
        this.server.removeListener('error', reject)
        const address = this.server.address()
        resolve(typeof address === 'object' && address ? address.port : port)
      })
    })
  }

  /** Stops accepting, lets running requests end, cuts off what is left after `capMs`. */
  async drain(capMs: number): Promise<void> {
    this.#draining = true
    this.#unsubscribe()
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()))
    for (const connection of this.#open) connection.destroy()
    this.server.closeIdleConnections()
    const sweep = setInterval(() => this.server.closeIdleConnections(), 100)
    const cap = setTimeout(() => this.server.closeAllConnections(), capMs)
    await closed
    clearInterval(sweep)
    clearTimeout(cap)
  }

  readonly #onRequest = (req: IncomingMessage, res: ServerResponse): void => {
    const url = req.url as string
    const site = req.method === 'GET' && this.#options.dev === undefined ? this.#siteOf(req) : undefined
    if (site) {
      const entry = this.#pages.fresh(site, url)
      if (entry) {
        this.#options.metrics.answered('page', sendEntry(req, res, entry))
        return
      }
    }
    void this.#answer(req, res)
  }

  /** As much of a request as it takes to look for a kept page. */
  #siteOf(req: IncomingMessage): Site | undefined {
    const host = this.#visitors.hasProxies ? this.#visitors.read(req).host : rawHost(req.rawHeaders)
    return host === undefined ? undefined : this.#options.hosts.resolve(host)
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const began = performance.now()
    const requestId = `${this.#boot}-${(this.#count++).toString(36)}`
    const path = req.url ? pathOf(req.url) : ''
    let kind: RequestKind = 'refused'
    if (this.#draining) res.setHeader('Connection', 'close')
    try {
      kind = await this.#route(req, res, path, requestId, (known) => {
        kind = known
      })
    } catch (error) {
      this.#options.log.error({ err: error, requestId, method: req.method, path }, 'request failed')
      if (!res.headersSent) sendPlain(res, 500, ['x-request-id', requestId])
      else res.destroy()
    }
    this.#options.metrics.answered(kind, res.statusCode)
    this.#options.metrics.took(kind, (performance.now() - began) / 1000)
    if (this.#options.log.isLevelEnabled('debug'))
      this.#options.log.debug(
        {
          requestId,
          kind,
          method: req.method,
          path,
          status: res.statusCode,
          ms: Math.round(performance.now() - began),
        },
        'request',
      )
  }

  async #route(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    requestId: string,
    note: (kind: RequestKind) => void,
  ): Promise<RequestKind> {
    if (path === '/healthz' || path === '/readyz' || path === '/metrics') {
      await this.#operate(req, res, path)
      return 'ops'
    }
    const visitor = this.#meet(req)
    if (!path.startsWith('/') || !HOST.test(visitor.host)) {
      sendPlain(res, 400, ['Connection', 'close'])
      return 'refused'
    }
    const site = this.#options.hosts.resolve(visitor.host)
    if (!site) {
      sendPlain(res, 421)
      return 'refused'
    }
    if (path.startsWith('/api/') || path.startsWith('/sandbox-pay/') || path.startsWith('/dev/')) {
      note('api')
      const https = visitor.https || site.origin.startsWith('https:')
      await this.#api.answer(req, res, { site, host: visitor.host, address: visitor.address, https, requestId })
      return 'api'
    }
    if (path.startsWith('/socket.io/')) {
      note('live')
      this.#passLive(req, res, visitor)
      return 'live'
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendPlain(res, 405, ['Allow', 'GET, HEAD', 'Connection', 'close'])
      return 'refused'
    }
    if (path.startsWith('/media/')) {
      note('media')
      await serveMedia(req, res, path, this.#options.storage, this.#options.readersOf)
      return 'media'
    }
    if (this.#crawl && CrawlRoom.takes(path)) {
      await this.#crawl.answer(req, res, path, site)
      return 'page'
    }
    const asset = await this.#options.assets?.find(path)
    if (asset) {
      sendEntry(req, res, asset)
      return 'asset'
    }
    return this.#pages.answer(req, res, { site, host: visitor.host, requestId })
  }

  /** Reads what proxies say, then takes away every header that only the front may write. */
  #meet(req: IncomingMessage): Visitor {
    const visitor = this.#visitors.read(req)
    visitor.host = visitor.host.toLowerCase()
    scrubRequest(req)
    if (req.headers.host !== visitor.host) setHost(req, visitor.host)
    return visitor
  }

  /** Live connections never end by themselves; the drain ends them. */
  #hold(connection: Duplex | ServerResponse): void {
    this.#open.add(connection)
    connection.once('close', () => this.#open.delete(connection))
  }

  #passLive(req: IncomingMessage, res: ServerResponse, visitor: Visitor): void {
    addRequestHeader(req, 'x-client-ip', visitor.address)
    this.#hold(res)
    if (this.#live.listenerCount('request') > 0) this.#live.emit('request', req, res)
    else sendPlain(res, 404)
  }

  readonly #onUpgrade = (req: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const visitor = this.#meet(req)
    const known = HOST.test(visitor.host) && this.#options.hosts.resolve(visitor.host)
    const url = req.url ?? ''
    socket.on('error', () => socket.destroy())
    if (known && url.startsWith('/socket.io/') && !this.#draining && this.#live.listenerCount('upgrade') > 0) {
      addRequestHeader(req, 'x-client-ip', visitor.address)
      this.#hold(socket)
      this.#live.emit('upgrade', req, socket, head)
    } else if (known && url.startsWith('/_next/') && this.#options.dev) this.#options.dev.upgrade(req, socket, head)
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
  }

  async #operate(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const { metrics, ready } = this.#options
    const answer = (status: number, type: string, body: string) => {
      res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      res.end(body)
    }
    if (path === '/healthz') return answer(200, 'text/plain', 'ok')
    if (path === '/readyz') {
      const isReady = !this.#draining && (await ready().catch(() => false))
      return answer(isReady ? 200 : 503, 'text/plain', isReady ? 'ready' : 'not ready')
    }
    if (!this.#visitors.mayReadMetrics(req)) return sendPlain(res, 404)
    answer(200, metrics.registry.contentType, await metrics.registry.metrics())
  }
}

/** `req.headers` would build the whole object. */
function rawHost(raw: readonly string[]): string | undefined {
  for (let i = 0; i < raw.length; i += 2)
    if ((raw[i] as string).length === 4 && (raw[i] as string).toLowerCase() === 'host') return raw[i + 1]
  return undefined
}
