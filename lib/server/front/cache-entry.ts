import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
/** Below this many bytes, compression saves less than its headers cost. */
const SMALLEST = 600
/** Compression quality of pages: an eighth of the bytes for a few milliseconds. */
const PAGE_QUALITY = 4

export interface Variant {
  body: Buffer
  etag: string
  headers: string[]
  notModified: string[]
}

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest)|image\/svg|image\/x-icon|font\/ttf)/
export const isCompressible = (contentType: string): boolean => COMPRESSIBLE.test(contentType)

export type Encoding = 'gzip' | 'br'

/** A response as bytes; short ones have no compressed variants. */
export interface CacheEntry {
  status: number
  identity: Variant
  gzip?: Variant
  br?: Variant
  /** Creates the compressed variant once; undefined if it exists already or is not worth creating. */
  encode(encoding: Encoding): Promise<void> | undefined
  /** After a failed refresh: no retry before this time. */
  retryAt?: number
  /** Some of its data changed after it was made. */
  aged?: boolean
  /** Milliseconds since the epoch, as are the next two. */
  madeAt: number
  freshUntil: number
  staleUntil: number
  tags: readonly string[]
}

export interface RenderResult {
  status: number
  body: Buffer
  /** Flat name, value pairs; without length, etag, encoding and vary, which depend on the variant. */
  headers: readonly string[]
  /** False: send it to the requester, but do not cache it. */
  storable: boolean
}

export function makeEntry(
  rendered: RenderResult,
  life: Pick<CacheEntry, 'madeAt' | 'freshUntil' | 'staleUntil' | 'tags'>,
  brotliQuality = PAGE_QUALITY,
): CacheEntry {
  const { status, body, headers } = rendered
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const isWorthIt = body.length >= SMALLEST && isCompressible(headers[headers.indexOf('Content-Type') + 1] ?? '')
  const making = new Map<Encoding, Promise<void>>()
  const entry: CacheEntry = {
    status,
    identity: makeVariant(headers, body, hash, ''),
    encode: (encoding) => {
      if (!isWorthIt || entry[encoding]) return undefined
      const running =
        making.get(encoding) ??
        compress(encoding, body, brotliQuality).then((packed) => {
          entry[encoding] = makeVariant(headers, packed, hash, encoding)
        })
      making.set(encoding, running)
      return running
    },
    ...life,
  }
  return entry
}

/** Runs in the thread pool, so that it does not block other requests. */
const compress = (encoding: Encoding, body: Buffer, quality: number): Promise<Buffer> =>
  encoding === 'gzip'
    ? toGzip(body, { level: 6 })
    : toBrotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })

/** Maximum memory of this entry in bytes: headers, and compressed copies that are created on request. */
export function entrySize({ identity: { body } }: CacheEntry): number {
  return 2_000 + (body.length < SMALLEST ? body.length : Math.ceil(body.length * 1.6) + 3_000)
}

function makeVariant(baseHeaders: readonly string[], body: Buffer, hash: string, encoding: '' | Encoding): Variant {
  const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`
  const shared = [...baseHeaders, 'ETag', etag, 'Vary', 'Accept-Encoding']
  const headers = [...shared, 'Content-Length', String(body.length)]
  if (encoding) headers.push('Content-Encoding', encoding)
  const notModified: string[] = []
  for (let i = 0; i < shared.length; i += 2)
    if (shared[i] !== 'Content-Type') notModified.push(shared[i] as string, shared[i + 1] as string)
  return { body, etag, headers, notModified }
}
