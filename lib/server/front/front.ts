import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestKind } from '../runtime/metrics'
import { annotateSpan, currentTraceId, traced } from '../runtime/trace'
import { AccessLog } from './access-log'
import { ApiHandler } from './api-handler'
import { pathOf } from './canonical'
import { Connections, SERVER_LIMITS } from './connections'
import { CrawlHandler } from './crawl-handler'
import { DevPages } from './dev-pages'
import { draftTicket } from './draft-visit'
import { FrontCaches } from './front-caches'
import type { FrontOptions } from './front-options'
import { openInnerApi } from './inner-api'
import { LiveHandler } from './live-handler'
import { serveMedia } from './media'
import { notifyCdn } from './notify-cdn'
import { OpsHandler } from './ops-handler'
import { PageHandler, type PageVisit } from './page-handler'
import type { Site } from './pages'
import { sendPlain } from './plain-pages'
import { RenderQueue } from './render-queue'
import { renderWhole } from './render-whole'
import { kindOf, refuse, statusOf } from './request-kind'
import { sendEntry } from './send-entry'
import { SentPages } from './sent-pages'
import { StatHandler } from './stat-handler'
import { createUpgrade } from './upgrade'
import { isHost, VisitorReader } from './visitor'

/**
 * In addition to the slots; `perAddress` includes waiting requests. A household behind one address can read cached
 * pages without limit.
 */
const QUEUE = { waiting: 64, perAddress: 8, perMinute: 120 }

/** The only server: every request of the product enters here. */
export class Front {
  readonly server: Server
  readonly #options: FrontOptions
  readonly #pages: PageHandler | DevPages
  readonly #api: ApiHandler
  readonly #crawl?: CrawlHandler
  readonly #stat?: StatHandler
  readonly #visitors: VisitorReader
  readonly #live: LiveHandler
  readonly #ops: OpsHandler
  readonly #access: AccessLog
  readonly #sent: SentPages | undefined
  readonly #connections: Connections
  readonly #boot = Date.now().toString(36)
  readonly #unsubscribe: () => void
  #count = 0
  #draining = false

  constructor(options: FrontOptions) {
    this.#options = options
    this.#visitors = new VisitorReader(options.trustedProxies)
    this.#access = new AccessLog(options.log, options.accessLogShare ?? 0)
    const caches = new FrontCaches(options.pageCacheMb, (key, error) =>
      options.log.error({ err: error, key }, 'refresh failed, stale answer kept'),
    )
    options.metrics.watchCaches({ page: caches.pages, fixed: caches.fixed, api: caches.answers })
    const unsubscribe = options.purge.subscribe((change) => caches.change(change))
    const { cdn, purge } = options
    this.#sent = cdn ? new SentPages() : undefined
    const stopNotifying = cdn && this.#sent ? notifyCdn({ cdn, sent: this.#sent, purge, log: options.log }) : undefined
    this.#unsubscribe = () => {
      unsubscribe()
      stopNotifying?.()
    }
    const queue = new RenderQueue({ ...QUEUE, slots: options.slots })
    options.metrics.watchQueue(queue)
    const { hosts, log } = options
    const api = new ApiHandler(options.api, caches.answers, options.cacheRules, {
      withNext: options.dev !== undefined,
      sent: this.#sent,
    })
    this.#api = api
    const render = renderWhole(options.render, () => api.unanswered)
    const elsewhere = { frames: options.stat?.origin, connections: options.connections }
    this.#pages = options.dev
      ? new DevPages(options.dev, elsewhere)
      : new PageHandler({
          caches,
          render,
          queue,
          hosts,
          log,
          elsewhere,
          faceScriptHost: options.faceScriptHost,
          sent: this.#sent,
        })
    if (options.stat) this.#stat = new StatHandler(options.stat)
    if (options.crawl) this.#crawl = new CrawlHandler(options.crawl, caches.maps)
    const live = new LiveHandler(options.attachLive)
    this.#live = live
    options.metrics.watchFigures([
      { name: 'live_connections', help: 'Open connections of the chat', labels: [], read: () => [[{}, live.count]] },
    ])
    this.#ops = new OpsHandler({
      metrics: options.metrics,
      ready: options.ready,
      lacks: options.lacks,
      healthy: options.healthy,
      metricsToken: options.metricsToken ?? '',
      isOperator: (req) => this.#visitors.isOperator(req),
      hasHost: (host) => options.hosts.has(host),
    })
    this.server = createServer(SERVER_LIMITS, this.#onRequest)
    this.#connections = new Connections(this.server)
    this.server.on(
      'upgrade',
      createUpgrade({ visitors: this.#visitors, live, dev: options.dev, log, hasSite: (host) => !!this.#siteOf(host) }),
    )
    this.server.on('clientError', (error, socket) => {
      if (socket.writable) socket.end(`HTTP/1.1 ${statusOf(error)}\r\nConnection: close\r\n\r\n`)
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

  /** Serves the renderers' calls on a private unix socket, until the returned function is called. */
  listenToPages(socketPath: string): Promise<() => Promise<void>> {
    const { hosts, log } = this.#options
    return openInnerApi(socketPath, { api: this.#api, hosts, log })
  }

  /** Returns the envelope of a public call, as pages get it. */
  async answerPage(host: string, path: string): Promise<unknown> {
    const site = this.#options.hosts.resolve(host)
    if (!site) throw new Error(`${host} is nobody's`)
    return JSON.parse((await this.#api.answerPage(path, { site, host })).toString())
  }

  /**
   * Says that it is not ready and goes on for `noticeMs`, so that proxies stop sending requests; then stops accepting, lets
   * running requests finish, and closes the rest after `capMs`.
   */
  async drain(capMs: number, noticeMs = 0): Promise<void> {
    this.#draining = true
    this.#ops.drain()
    this.#live.drain()
    if (noticeMs > 0) await sleep(noticeMs)
    this.#unsubscribe()
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()))
    this.#connections.closeIdle()
    const sweep = setInterval(() => this.#connections.closeIdle(), 100)
    const cap = setTimeout(() => this.server.closeAllConnections(), capMs)
    await closed
    clearInterval(sweep)
    clearTimeout(cap)
  }

  readonly #onRequest = (req: IncomingMessage, res: ServerResponse): void => {
    const url = req.url as string
    const host = req.method === 'GET' ? this.#visitors.hostOf(req) : ''
    const site = isHost(host) ? this.#siteOf(host) : undefined
    const entry = site && this.#pages.fresh(site, url)
    const sent = entry && sendEntry(req, res, entry)
    if (entry) this.#sent?.note(host, url, entry.tags)
    if (typeof sent === 'number') this.#options.metrics.answered('page', sent)
    else if (sent) void sent.then((status) => this.#options.metrics.answered('page', status))
    else void this.#answer(req, res)
  }

  /** The statistics frame host shows no site, even if unknown hosts show one. */
  #siteOf(host: string): Site | undefined {
    return this.#stat?.takes(host) ? undefined : this.#options.hosts.resolve(host)
  }

  #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = req.url ? pathOf(req.url) : ''
    const kind = kindOf(path)
    const answer = () => this.#answerLogged(req, res, path, kind)
    if (kind === 'ops') return answer()
    const { method = '', headers } = req
    return traced('request', { 'http.request.method': method, 'url.path': path, host: headers.host ?? '' }, answer)
  }

  async #answerLogged(req: IncomingMessage, res: ServerResponse, path: string, asked: RequestKind): Promise<void> {
    const began = performance.now()
    const requestId = currentTraceId() ?? `${this.#boot}-${(this.#count++).toString(36)}`
    let kind = asked
    if (this.#draining) res.setHeader('Connection', 'close')
    try {
      kind = await this.#route(kind, req, res, path, requestId)
    } catch (error) {
      this.#options.log.error({ err: error, requestId, method: req.method, path }, 'request failed')
      if (!res.headersSent) sendPlain(res, 500, ['x-request-id', requestId])
      else res.destroy()
    }
    const ms = performance.now() - began
    this.#options.metrics.answered(kind, res.statusCode)
    this.#options.metrics.took(kind, ms / 1000)
    annotateSpan({ kind, 'http.response.status_code': res.statusCode })
    this.#access.write({
      requestId,
      kind,
      method: req.method,
      host: req.headers.host,
      path,
      status: res.statusCode,
      ms,
    })
  }

  /** Answers a request of this kind; resolves with the resulting kind of response. */
  async #route(
    kind: RequestKind,
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    requestId: string,
  ): Promise<RequestKind> {
    if (kind === 'ops') return this.#ops.answer(req, res, path)
    const visitor = this.#visitors.meet(req)
    const { host, address } = visitor
    if (!path.startsWith('/') || !isHost(host)) return refuse(res, 400, ['Connection', 'close'])
    if (this.#stat?.takes(host)) return this.#stat.answer(req, res)
    const site = this.#siteOf(host)
    if (!site) return refuse(res, 421)
    if (kind === 'api') {
      const https = visitor.https || site.origin.startsWith('https:')
      return this.#api.answer(req, res, { site, host, address, https, requestId })
    }
    if (kind === 'live') return this.#live.answer(req, res, address)
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return refuse(res, 405, ['Allow', 'GET, HEAD', 'Connection', 'close'])
    if (kind === 'media') return this.#serveMedia(req, res, path, requestId)
    if (this.#crawl && CrawlHandler.takes(path)) return this.#crawl.answer(req, res, path, site)
    const { assets } = this.#options
    const asset = (await assets?.find(path)) ?? (await assets?.findElsewhere(path))
    if (!asset) return this.#answerPage(req, res, { site, host, address, requestId })
    await sendEntry(req, res, asset)
    return 'asset'
  }

  #serveMedia(req: IncomingMessage, res: ServerResponse, path: string, requestId: string): Promise<'media'> {
    const { storage, readersOf, log } = this.#options
    return serveMedia(req, res, path, storage, readersOf, (err) =>
      log.error({ err, requestId, path }, 'the storage does not respond'),
    )
  }

  async #answerPage(req: IncomingMessage, res: ServerResponse, visit: PageVisit): Promise<RequestKind> {
    const ticket = draftTicket(req)
    if (!ticket) return this.#pages.answer(req, res, visit)
    const draft = await this.#options.drafts?.open(ticket, visit.site.distId)
    if (!draft) {
      sendPlain(res, 410)
      return 'private'
    }
    try {
      return await this.#pages.answer(req, res, { ...visit, site: draft.site, host: draft.host })
    } finally {
      draft.close()
    }
  }
}
