import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { stemOf, typeOfKey, VIDEO_MIME, type VideoType } from '@/lib/shared/video/video-files'
import { MEDIA_CSP } from './csp'
import { sendPlain } from './plain-pages'

export interface VideoStorage {
  sizeOf(key: string): Promise<number | null>
  openStream(key: string, range?: ByteRange): Promise<{ body: ReadableStream } | null>
}

interface ByteRange {
  from: number
  to: number
}

/** Seconds. */
const RETRY_AFTER = '5'

/**
 * Sends a video, or the range of it that a player asks for, without holding it in memory. Opened by its address it is
 * downloaded, never shown: only players of our pages show it.
 */
export async function sendVideo(
  req: IncomingMessage,
  res: ServerResponse,
  { key, storage, isShared, onDown }: VideoRequest,
): Promise<'media'> {
  try {
    await send(req, res, { key, storage, isShared })
  } catch (error) {
    onDown(error)
    if (res.headersSent) res.destroy()
    else sendPlain(res, 503, ['Retry-After', RETRY_AFTER])
  }
  return 'media'
}

interface VideoRequest {
  key: string
  storage: VideoStorage
  /** Whether a shared cache may keep it. */
  isShared: boolean
  /** Called with the error if the storage does not respond. */
  onDown: (error: unknown) => void
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  { key, storage, isShared }: Omit<VideoRequest, 'onDown'>,
): Promise<void> {
  const size = await storage.sizeOf(key)
  if (size === null) return sendPlain(res, 404)
  // keys are random names, so the content of one never changes
  const name = stemOf(key).slice(key.lastIndexOf('/') + 1)
  const etag = `"${name}"`
  const headers = headersOf({ key, name, etag, isShared })
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304, headers).end()
    return
  }
  const condition = req.headers['if-range']
  const range = condition === undefined || condition === etag ? rangeOf(req.headers.range, size) : 'whole'
  if (range === 'none') {
    res.writeHead(416, [...headers, 'Content-Range', `bytes */${size}`, 'Content-Length', '0']).end()
    return
  }
  const { from, to } = range === 'whole' ? { from: 0, to: size - 1 } : range
  const sized = [...headers, 'Content-Length', String(to - from + 1)]
  const found = req.method === 'HEAD' ? null : await storage.openStream(key, { from, to })
  if (req.method !== 'HEAD' && !found) return sendPlain(res, 404)
  if (range === 'whole') res.writeHead(200, sized)
  else res.writeHead(206, [...sized, 'Content-Range', `bytes ${from}-${to}/${size}`])
  if (!found) res.end()
  // a player that seeks closes the connection
  else await pipeline(Readable.fromWeb(found.body as NodeStream), res).catch(() => res.destroy())
}

const headersOf = ({ key, name, etag, isShared }: { key: string; name: string; etag: string; isShared: boolean }) => {
  const type = typeOfKey(key) as VideoType
  return [
    'Content-Type',
    VIDEO_MIME[type],
    'X-Content-Type-Options',
    'nosniff',
    'Content-Security-Policy',
    MEDIA_CSP,
    'Cross-Origin-Resource-Policy',
    'same-origin',
    'Content-Disposition',
    `attachment; filename="${name}.${type}"`,
    'Accept-Ranges',
    'bytes',
    'Cache-Control',
    isShared ? 'public, max-age=600' : 'private, max-age=600',
    'ETag',
    etag,
  ]
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/** The range to send; several at once, and other units, are answered with the whole file, as the standard allows. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const found = RANGE.exec((header ?? '').replace(/\s/g, ''))
  if (!found || (!found[1] && !found[2])) return 'whole'
  const [first, last] = [Number(found[1]), Number(found[2])]
  if (!found[1]) return last === 0 ? 'none' : { from: Math.max(0, size - last), to: size - 1 }
  if (found[2] && last < first) return 'whole'
  if (first >= size) return 'none'
  return { from: first, to: found[2] ? Math.min(last, size - 1) : size - 1 }
}
