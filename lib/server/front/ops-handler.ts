import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from '../runtime/metrics'
import { sendPlain } from './plain-pages'

const ADDRESSES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', '/ops/host'])

interface OpsOptions {
  metrics: Metrics
  ready: () => Promise<boolean>
  /** Parts that are away while others do their work: named, but no reason to send requests elsewhere. */
  lacks?: () => string[]
  /** Absent: healthy as long as it answers. */
  healthy?: () => boolean
  /** Who sends it as a bearer token may read the metrics from anywhere; '': no token is accepted. */
  metricsToken: string
  /** A request from this machine or a trusted proxy that was not forwarded for somebody else. */
  isOperator: (req: IncomingMessage) => boolean
  /** Whether a host is bound to a site. */
  hasHost: (host: string) => boolean
}

/** Endpoints for operators and probes, on any host: liveness, readiness, metrics, and which hosts are ours. */
export class OpsHandler {
  readonly #options: OpsOptions
  #draining = false
  constructor(options: OpsOptions) {
    this.#options = options
  }

  static takes = (path: string): boolean => ADDRESSES.has(path)

  async answer(req: IncomingMessage, res: ServerResponse, path: string): Promise<'ops'> {
    const { metrics, metricsToken, ready, lacks, healthy, isOperator, hasHost } = this.#options
    if (path === '/healthz') {
      const isHealthy = healthy?.() ?? true
      return send(res, isHealthy ? 200 : 503, 'text/plain', isHealthy ? 'ok' : 'no database')
    }
    if (path === '/readyz') {
      const isReady = !this.#draining && (await ready().catch(() => false))
      const text = ['ready', ...(lacks?.() ?? [])].join(', without ')
      return send(res, isReady ? 200 : 503, 'text/plain', isReady ? text : 'not ready')
    }
    if (path === '/ops/host' && isOperator(req)) {
      // asked by a proxy before it gets a certificate; it takes any status of 200 to 299 as yes
      const isOurs = hasHost(new URL(req.url ?? '', 'http://ops').searchParams.get('domain') ?? '')
      return send(res, isOurs ? 200 : 403, 'text/plain', isOurs ? 'ours' : 'not ours')
    }
    if (path === '/metrics' && (isOperator(req) || bears(req, metricsToken)))
      return send(res, 200, metrics.registry.contentType, await metrics.registry.metrics())
    sendPlain(res, 404)
    return 'ops'
  }

  /** From now on the program is alive but not ready for requests. */
  drain(): void {
    this.#draining = true
  }
}

function bears(req: IncomingMessage, token: string): boolean {
  const given = Buffer.from(req.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return token !== '' && given.length === wanted.length && timingSafeEqual(given, wanted)
}

function send(res: ServerResponse, status: number, type: string, body: string): 'ops' {
  res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  res.end(body)
  return 'ops'
}
