import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
/** Below this many bytes a compressed copy saves less than its headers cost. */
const SMALLEST = 600

export interface Variant {
  body: Buffer
  etag: string
  headers: string[]
  notModified: string[]
}

/** An answer as bytes; short ones have no compressed variants. */
export interface CacheEntry {
  status: number
  identity: Variant
  gzip?: Variant
  br?: Variant
  /** After a failed refresh: not before this time. */
  retryAt?: number
  /** Milliseconds since the epoch. */
  freshUntil: number
  staleUntil: number
  tags: readonly string[]
}

export interface RenderResult {
  status: number
  body: Buffer
  /** Flat name, value pairs; without length, etag, encoding and vary, which belong to the variant. */
  headers: readonly string[]
  /** False: give it to whoever asked, keep nothing. */
  storable: boolean
}

export function makeEntry(
  rendered: RenderResult,
  life: { freshUntil: number; staleUntil: number; tags: readonly string[] },
): CacheEntry {
  const hash = createHash('sha256').update(rendered.body).digest('base64url').slice(0, 22)
  return { status: rendered.status, identity: makeVariant(rendered, rendered.body, hash, ''), ...life }
}

/** A copy with compressed variants, made in the thread pool, so that no request waits for it. */
export async function withCompressed(
  entry: CacheEntry,
  rendered: RenderResult,
  brotliQuality = 5,
): Promise<CacheEntry> {
  const { body } = rendered
  if (body.length < SMALLEST) return entry
  const hash = entry.identity.etag.slice(1, -1)
  const [zipped, brotli] = await Promise.all([
    toGzip(body, { level: 6 }),
    toBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  ])
  return { ...entry, gzip: makeVariant(rendered, zipped, hash, 'gzip'), br: makeVariant(rendered, brotli, hash, 'br') }
}

/** Bytes this entry keeps alive, headers included. */
export function entrySize(entry: CacheEntry): number {
  return [entry.identity, entry.gzip, entry.br].reduce(
    (sum, variant) => sum + (variant ? variant.body.length + 1500 : 0),
    500,
  )
}

function makeVariant(rendered: RenderResult, body: Buffer, hash: string, encoding: '' | 'gzip' | 'br'): Variant {
  const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`
  const shared = [...rendered.headers, 'ETag', etag, 'Vary', 'Accept-Encoding']
  const headers = [...shared, 'Content-Length', String(body.length)]
  if (encoding) headers.push('Content-Encoding', encoding)
  const notModified: string[] = []
  for (let i = 0; i < shared.length; i += 2)
    if (shared[i] !== 'Content-Type') notModified.push(shared[i] as string, shared[i + 1] as string)
  return { body, etag, headers, notModified }
}
