import { randomBytes } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { constants, createGzip } from 'node:zlib'
import { pictureHosts } from '@/lib/shared/picture-hosts'
import type { RenderResult } from './cache-entry'
import { nonceCsp, sealHtml } from './csp'
import { securityHeaders } from './headers'
import { captureRender, type PageHandler, type RenderRequest, type RenderSink, startRender } from './render'
import { accepts } from './send-entry'

export interface Site {
  distId: number
  origin: string
  conf?: Parameters<typeof pictureHosts>[0]
}

const picturesOf = ({ conf }: Site): string[] => (conf ? pictureHosts(conf) : [])

interface PageRequest {
  url: string
  site: Site
  /** Host header Next sees. */
  host: string
  /** Seconds, for Cache-Control of a stored answer; absent: it is not to be kept by anybody. */
  life?: { fresh: number; stale: number }
}

/**
 * One identity for every cacheable render. Next streams metadata into the body for ordinary browsers, but gives crawlers of this
 * name a finished document with everything in its head: what is kept for all must be the complete one.
 */
const RENDER_AGENT = 'storefront-cache (Bingbot)'
const DROPPED = new Set([
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
  'vary',
  'cache-control',
  'set-cookie',
  'content-encoding',
  'x-powered-by',
])
/** Answers that say the same to everybody; 410: removed for good. */
const STORABLE: ReadonlySet<number> = new Set([200, 404, 410])
const isDropped = (name: string) =>
  DROPPED.has(name) || name.startsWith('x-nextjs-') || name.startsWith('x-middleware-')

/** Renders what every visitor of the host may see: nothing of the visitor's own request goes in but the canonical address. */
export async function renderPublic(
  handler: PageHandler,
  page: PageRequest,
  onRefused?: (scripts: number) => void,
): Promise<RenderResult> {
  const nonce = randomBytes(18).toString('base64url')
  const answer = await captureRender(handler, {
    url: page.url,
    method: 'GET',
    headers: {
      ...siteHeaders(page.site, page.host),
      'user-agent': RENDER_AGENT,
      accept: 'text/html,*/*',
      'x-nonce': nonce,
      'content-security-policy': nonceCsp(nonce, picturesOf(page.site)),
    },
  })
  const type = String(answer.headers['content-type'] ?? '')
  const storable = page.life !== undefined && STORABLE.has(answer.status) && answer.headers['set-cookie'] === undefined
  const headers = [...securityHeaders(page.site.origin), ...passedHeaders(answer.headers, nonce)]
  headers.push('Cache-Control', storable ? cacheControl(answer.status, page.life) : 'no-store')
  if (!type.startsWith('text/html')) return { status: answer.status, headers, body: answer.body, storable }
  const sealed = sealHtml(answer.body.toString('utf8'), nonce, {
    prerendered: answer.headers['x-nextjs-prerender'] !== undefined,
    pictures: picturesOf(page.site),
  })
  if (sealed.refused > 0) onRefused?.(sealed.refused)
  headers.push('Content-Security-Policy', sealed.csp)
  return { status: answer.status, headers, body: Buffer.from(sealed.html), storable }
}

function cacheControl(status: number, life = { fresh: 0, stale: 0 }): string {
  return status === 404
    ? 'public, max-age=0, s-maxage=10'
    : `public, max-age=0, s-maxage=${life.fresh}, stale-while-revalidate=${life.stale}`
}

/** A page for one visitor: streamed as it is rendered, under a nonce of its own, kept by nobody. Resolves with the status sent. */
export async function streamPrivate(
  handler: PageHandler,
  req: IncomingMessage,
  res: ServerResponse,
  page: Omit<PageRequest, 'life'>,
  dev = false,
): Promise<number> {
  const nonce = randomBytes(18).toString('base64url')
  const csp = nonceCsp(nonce, picturesOf(page.site), dev)
  const wanted: RenderRequest = {
    url: page.url,
    method: req.method === 'HEAD' ? 'HEAD' : 'GET',
    headers: {
      ...(req.headers as Record<string, string>),
      ...siteHeaders(page.site, page.host),
      'x-nonce': nonce,
      'content-security-policy': csp,
    },
  }
  const fixed = [
    ...securityHeaders(page.site.origin),
    'Cache-Control',
    'no-store',
    'Content-Security-Policy',
    csp,
    'Vary',
    'Accept-Encoding, RSC',
  ]
  let status = 200
  const sink = visitorSink(req, res, (code, headers) => {
    status = code
    return [...fixed, ...passedHeaders(headers), ...cookies(headers)]
  })
  const run = startRender(handler, wanted, sink)
  sink.onDrain(() => run.drained())
  res.once('close', () => {
    if (!res.writableFinished) run.abort()
  })
  await run.done
  return status
}

/** Compresses text on the way, flushing each piece so that a streamed page is not held back. */
function visitorSink(
  req: IncomingMessage,
  res: ServerResponse,
  toHeaders: (status: number, headers: OutgoingHttpHeaders) => string[],
): RenderSink & { onDrain(fn: () => void): void } {
  const zip = accepts(String(req.headers['accept-encoding'] ?? ''), 'gzip')
    ? createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH })
    : undefined
  let out: { write(chunk: Buffer): boolean; end(): unknown } = res
  return {
    head(status, headers) {
      const flat = toHeaders(status, headers)
      const isText = /^text\/|json|javascript|xml/.test(String(headers['content-type'] ?? ''))
      if (zip && isText && req.method !== 'HEAD' && status !== 304 && status !== 204) {
        flat.push('Content-Encoding', 'gzip')
        zip.pipe(res)
        out = zip
      }
      res.writeHead(status, flat)
    },
    write: (chunk) => out.write(chunk),
    end: () => {
      out.end()
    },
    onDrain(fn) {
      zip?.on('drain', fn)
      res.on('drain', fn)
    },
  }
}

function siteHeaders(site: Site, host: string): Record<string, string> {
  const https = site.origin.startsWith('https:')
  return {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': https ? 'https' : 'http',
    'x-forwarded-port': host.split(':')[1] ?? (https ? '443' : '80'),
    'x-forwarded-for': '127.0.0.1',
    'x-dist-origin': site.origin,
  }
}

function passedHeaders(headers: OutgoingHttpHeaders, nonce?: string): string[] {
  const flat: string[] = []
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || isDropped(name)) continue
    for (const one of Array.isArray(value) ? value : [value]) {
      const text = String(one)
      flat.push(
        name === 'content-type' ? 'Content-Type' : name,
        nonce ? text.replaceAll(`; nonce="${nonce}"`, '').replaceAll(nonce, '') : text,
      )
    }
  }
  return flat
}

const cookies = (headers: OutgoingHttpHeaders): string[] =>
  [headers['set-cookie'] ?? []].flat().flatMap((cookie) => ['Set-Cookie', String(cookie)])
