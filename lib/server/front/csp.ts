import { createHash } from 'node:crypto'

const BASE = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "connect-src 'self' ws: wss:",
  "font-src 'self' data:",
].join('; ')

/** Stored uploads and generated pictures: nothing in them may run, whatever they claim to be. */
export const MEDIA_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** The front's own short pages. */
export const PLAIN_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const hashedCsp = (hashes: readonly string[]): string => `script-src ${["'self'", ...hashes].join(' ')}; ${BASE}`
export const nonceCsp = (nonce: string, dev = false): string =>
  `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}; ${BASE}`

/** Each inline script Next and React write: hydration data, the bundler's bootstrap, the reveal of a streamed boundary. */
const OWN_FORMS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[\d+,"(?:[^"\\]|\\.)*"\]\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{[^;]*\}\);$/,
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/,
  /^\$R[A-Z]=.*\$R[A-Z]\("[^"]*"[^;<]*\)$/s,
  /^\$R[A-Z]\("[^"]*"[^;<]*\)$/,
]
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
/** Data blocks: the browser does not execute them. */
const DATA_TYPE = /(?:^|\s)type="application\/(?:ld\+)?json"/i

interface SealedHtml {
  html: string
  csp: string
  /** Inline scripts that no rule blesses; the browser will refuse them. */
  refused: number
}

/**
 * Turns a render made under a one-time nonce into bytes that may be kept: a script is blessed by hash only when it carries
 * that nonce (markup put into the page by anyone else cannot know it) and has one of Next's own forms. The nonce itself is removed.
 * A page that was prerendered at build time holds no request data and no nonce; there the form alone decides.
 */
export function sealHtml(html: string, nonce: string, prerendered = false): SealedHtml {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  let refused = 0
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (/\ssrc=/.test(attributes) || DATA_TYPE.test(attributes)) continue
    const text = body.replaceAll(nonce, '')
    const own = prerendered || attributes.includes(attribute)
    if (own && OWN_FORMS.some((form) => form.test(text))) hashes.add(sha256(text))
    else refused += 1
  }
  return { html: html.replaceAll(attribute, '').replaceAll(nonce, ''), csp: hashedCsp([...hashes]), refused }
}
