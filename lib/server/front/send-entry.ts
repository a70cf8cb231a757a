import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CacheEntry, Encoding, Variant } from './cache-entry'

/**
 * Writes a cached response: the best encoding the visitor accepts, or 304 if unchanged. Returns the status sent; a
 * promise if an encoding must be created first, which takes a few milliseconds and makes the page an eighth as long.
 */
export function sendEntry(req: IncomingMessage, res: ServerResponse, entry: CacheEntry): number | Promise<number> {
  let encodings: string | undefined
  let known: string | undefined
  const raw = req.rawHeaders
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] as string
    // Lengths first: comparing every name in lower case would cost more than the rest of this function.
    if (name.length === 15 && name.toLowerCase() === 'accept-encoding') encodings = raw[i + 1]
    else if (name.length === 13 && name.toLowerCase() === 'if-none-match') known = raw[i + 1]
  }
  const wanted = encodings === undefined ? undefined : preferred(encodings)
  const making = wanted && entry.encode(wanted)
  return making
    ? making.then(() => write(res, entry, entry[wanted], known))
    : write(res, entry, wanted && entry[wanted], known)
}

function write(res: ServerResponse, entry: CacheEntry, found: Variant | undefined, known: string | undefined): number {
  const variant = found ?? entry.identity
  if (known !== undefined && entry.status === 200 && matches(known, variant)) {
    res.writeHead(304, variant.notModified)
    res.end()
    return 304
  }
  res.writeHead(entry.status, variant.headers)
  res.end(variant.body)
  return entry.status
}

const preferred = (encodings: string): Encoding | undefined =>
  accepts(encodings, 'br') ? 'br' : accepts(encodings, 'gzip') ? 'gzip' : undefined

function accepts(encodings: string, wanted: Encoding): boolean {
  const at = encodings.indexOf(wanted)
  if (at < 0) return false
  // Nearly every browser sends a plain list; only a list with weights needs parsing.
  return (
    !encodings.includes('q=') ||
    encodings.split(',').some((part) => {
      const [name, weight] = part.split(';q=')
      return name?.trim() === wanted && (weight === undefined || Number(weight) > 0)
    })
  )
}

const matches = (known: string, variant: Variant): boolean =>
  known === variant.etag ||
  known === '*' ||
  (known.includes(',') && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === variant.etag)) ||
  known === `W/${variant.etag}`
