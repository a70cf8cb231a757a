import type { IncomingMessage } from 'node:http'

/** Sent with every HTML response. Flat name, value pairs, the fastest form for `writeHead`. */
export const SECURITY_HEADERS: readonly string[] = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Permissions-Policy',
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy',
  'same-origin',
]
const HSTS = ['Strict-Transport-Security', 'max-age=31536000']

export const securityHeaders = (origin: string): readonly string[] =>
  origin.startsWith('https:') ? [...SECURITY_HEADERS, ...HSTS] : SECURITY_HEADERS

/** Headers that only the front server may set, and headers that control Next's internals. */
const NEVER = new RegExp(
  '^(?:x-(?:middleware|forwarded|client|front|dist|nextjs|invoke|now|vercel)-.*|forwarded|x-real-ip|x-nonce|x-matched-path|x-request-id' +
    '|content-security-policy.*|next-action)$',
)

/** Removes forbidden headers from a request before they are read. */
export function scrubRequest(req: IncomingMessage): void {
  const raw = req.rawHeaders
  let bad = false
  for (let i = 0; i < raw.length; i += 2)
    if (isForbidden(raw[i] as string)) {
      bad = true
      break
    }
  if (!bad) return
  // Node parses the raw headers on the first access by name, which has not happened yet for an upgrade.
  const { headers } = req
  const allowed: string[] = []
  for (let i = 0; i < raw.length; i += 2)
    if (!isForbidden(raw[i] as string)) allowed.push(raw[i] as string, raw[i + 1] as string)
  req.rawHeaders = allowed
  for (const name of Object.keys(headers)) if (isForbidden(name)) delete headers[name]
}

const FIRST = new Set(['x', 'X', 'f', 'F', 'n', 'N', 'c', 'C'])
const isForbidden = (name: string): boolean => FIRST.has(name[0] as string) && NEVER.test(name.toLowerCase())

/** Sets the requested host for the rest of the program. */
export function setHost(req: IncomingMessage, host: string): void {
  const at = req.rawHeaders.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === 'host')
  if (at >= 0) req.rawHeaders[at + 1] = host
  req.headers.host = host
}

/** Adds a header that only the front server may set, visible in both Node's and the web's view of the request. */
export function addRequestHeader(req: IncomingMessage, name: string, value: string): IncomingMessage {
  req.rawHeaders.push(name, value)
  req.headers[name] = value
  return req
}

/** Whether the visitor sent a non-empty cookie of this name. */
export const hasCookie = (req: IncomingMessage, name: string): boolean =>
  (req.headers.cookie ?? '')
    .split(';')
    .some((pair) => pair.trimStart().startsWith(`${name}=`) && pair.trim() !== `${name}=`)
