import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { isVideoKey } from '@/lib/shared/video/video-files'
import { MEDIA_CSP } from './csp'
import { sendPlain } from './plain-pages'
import { sendVideo, type VideoStorage } from './send-video'

export interface MediaStorage extends VideoStorage {
  read(key: string): Promise<{ body: Buffer | ReadableStream; contentType: string; etag: string } | null>
}

type Readers = 'all' | 'holder' | 'none'
/** Who may read a key with this query; a response for `holder` must not be stored by a shared cache. */
export type ReadersOf = (key: string, query: string) => Readers | Promise<Readers>

/** Seconds. */
const RETRY_AFTER = '5'

const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/
/** Generated pictures depend only on their address, which is used as received, including percent-encoded text. */
const ART = /^art\/[\w.%,~!*'()/-]+\.svg$/

/** Serves `/media/{key}`: keys are random names, so the content of an address never changes. */
export async function serveMedia(
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  storage: MediaStorage,
  readersOf: ReadersOf = () => 'all',
  /** Called with the error if the storage does not respond. */
  onDown: (error: unknown) => void = () => {},
): Promise<'media'> {
  const key = path.slice('/media/'.length)
  const isShaped = key.length <= 300 && KEY.test(key)
  const readers = isShaped ? await readersOf(key, (req.url ?? '').split('?')[1] ?? '') : 'none'
  const isKey = readers !== 'none'
  if (isKey && isVideoKey(key)) return sendVideo(req, res, { key, storage, isShared: readers === 'all', onDown })
  const isAsked = isKey || (key.length <= 1500 && ART.test(key))
  const found = isAsked ? await storage.read(key).catch((error: unknown) => ({ error })) : null
  if (found && 'error' in found) {
    // the picture is there, so neither browsers nor caches may take this for an answer about it
    onDown(found.error)
    sendPlain(res, 503, ['Retry-After', RETRY_AFTER])
    return 'media'
  }
  if (!found) {
    sendPlain(res, 404)
    return 'media'
  }
  const etag = found.etag.startsWith('"') ? found.etag : `"${found.etag}"`
  const headers = [
    'Content-Type',
    found.contentType,
    'X-Content-Type-Options',
    'nosniff',
    'Content-Security-Policy',
    MEDIA_CSP,
    'Cross-Origin-Resource-Policy',
    'cross-origin',
    'Cache-Control',
    readers === 'holder' ? 'private, max-age=600' : 'public, max-age=31536000, immutable',
    'ETag',
    etag,
  ]
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304, headers)
    res.end()
    if (!Buffer.isBuffer(found.body)) await found.body.cancel().catch(() => undefined)
    return 'media'
  }
  if (Buffer.isBuffer(found.body)) {
    res.writeHead(200, [...headers, 'Content-Length', String(found.body.length)])
    res.end(found.body)
    return 'media'
  }
  res.writeHead(200, headers)
  if (req.method === 'HEAD') {
    res.end()
    await found.body.cancel().catch(() => undefined)
  } else await pipeline(Readable.fromWeb(found.body), res).catch(() => res.destroy())
  return 'media'
}
