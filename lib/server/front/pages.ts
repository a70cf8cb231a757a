import { randomBytes } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { pictureHosts } from '@/lib/shared/pictures/picture-hosts'
import { SPECULATION_PATH } from '@/lib/shared/site/speculation-rules'
import { currentTraceparent } from '../runtime/trace'
import type { RenderResult } from './cache-entry'
import { nonceCsp, type OtherHosts, sealHtml } from './csp'
import { securityHeaders } from './headers'
import type { Renderer } from './render'

export interface Site {
  distId: number
  origin: string
  conf?: Parameters<typeof pictureHosts>[0]
  /**
   * An unpublished draft, visible to its staff only: responses are not cached, and it may be shown in a frame of
   * theirs.
   */
  draft?: true
}

/** Origins that are the same for every site. */
export type ExternalOrigins = Pick<OtherHosts, 'frames' | 'connections'>

/** Returns what a site's pages may load from other hosts: its own pictures, and statistics frames. */
export const sourcesOf = ({ conf, draft }: Site, elsewhere: ExternalOrigins = {}): OtherHosts => ({
  pictures: conf ? pictureHosts(conf) : [],
  framed: draft,
  ...elsewhere,
})

interface PageRequest {
  /** Named to a CDN; absent: there is none. */
  tags?: readonly string[]
  url: string
  site: Site
  /** Host header Next sees. */
  host: string
  /** A shell for members: it contains no personal data, but requires a login. */
  member: boolean
  elsewhere?: ExternalOrigins
  scriptHosts?: readonly string[]
  freeStyles?: boolean
  /** In seconds, for Cache-Control of a cached response; absent: must not be cached by anyone. */
  life?: { fresh: number; stale: number }
}

/**
 * One user agent for every render. Next streams metadata into the body for ordinary browsers, but gives crawlers of
 * this name a finished document with everything in its head: a cached page must be the complete one.
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
/** Responses that are the same for all visitors; 410: permanently removed. */
const STORABLE: ReadonlySet<number> = new Set([200, 404, 410])
const isDropped = (name: string) =>
  DROPPED.has(name) || name.startsWith('x-nextjs-') || name.startsWith('x-middleware-')

const versions = new WeakMap<object, string>()
let count = 0

/** Changes whenever the configuration changes: renderers cache the configuration by it. */
function versionOf({ conf }: Site): string {
  if (!conf) return ''
  const known = versions.get(conf) ?? String(count++)
  versions.set(conf, known)
  return known
}

/** Headers that describe the site to Next, the same for every visitor. */
export function siteHeaders(site: Site, host: string): Record<string, string> {
  const https = site.origin.startsWith('https:')
  return {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': https ? 'https' : 'http',
    'x-forwarded-port': host.split(':')[1] ?? (https ? '443' : '80'),
    'x-forwarded-for': '127.0.0.1',
    'x-dist-origin': site.origin,
    'x-dist-conf': versionOf(site),
  }
}

/** Renders a public page of the host: only the canonical address is used, nothing else of the visitor's own request. */
export async function renderPage(
  render: Renderer,
  page: PageRequest,
  onRefused?: (scripts: number) => void,
): Promise<RenderResult> {
  const nonce = randomBytes(18).toString('base64url')
  const others = { ...sourcesOf(page.site, page.elsewhere), freeStyles: page.freeStyles, scriptHosts: page.scriptHosts }
  const traceparent = currentTraceparent()
  const answer = await render({
    url: page.url,
    headers: {
      ...siteHeaders(page.site, page.host),
      'user-agent': RENDER_AGENT,
      accept: 'text/html,*/*',
      'x-nonce': nonce,
      'content-security-policy': nonceCsp(nonce, others),
      'x-front-render': '1',
      ...(traceparent && { traceparent }),
    },
  })
  const type = String(answer.headers['content-type'] ?? '')
  const isPublic = page.life !== undefined && answer.headers['set-cookie'] === undefined
  const storable = isPublic && STORABLE.has(answer.status) && !answer.isPartial
  const headers = [...securityHeaders(page.site.origin), ...passedHeaders(answer.headers, nonce)]
  headers.push('Cache-Control', storable ? cacheControl(answer.status, page) : 'no-store')
  if (storable && page.tags && !page.member) headers.push('Cache-Tag', page.tags.join())
  if (!type.startsWith('text/html')) return { status: answer.status, headers, body: answer.body, storable }
  const sealed = sealHtml(answer.body, nonce, {
    prerendered: answer.headers['x-nextjs-prerender'] !== undefined,
    ...others,
  })
  if (sealed.refused > 0) onRefused?.(sealed.refused)
  headers.push('Content-Security-Policy', sealed.csp)
  if (!page.member) headers.push('Speculation-Rules', `"${SPECULATION_PATH}"`)
  return { status: answer.status, headers, body: sealed.html, storable }
}

function cacheControl(status: number, { member, life = { fresh: 0, stale: 0 } }: PageRequest): string {
  if (member) return 'private, no-cache'
  return status === 404
    ? 'public, max-age=0, s-maxage=10'
    : `public, max-age=0, s-maxage=${life.fresh}, stale-while-revalidate=${life.stale}`
}

function passedHeaders(headers: OutgoingHttpHeaders, nonce: string): string[] {
  const flat: string[] = []
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || isDropped(name)) continue
    for (const one of Array.isArray(value) ? value : [value])
      flat.push(
        name === 'content-type' ? 'Content-Type' : name,
        String(one).replaceAll(`; nonce="${nonce}"`, '').replaceAll(nonce, ''),
      )
  }
  return flat
}
