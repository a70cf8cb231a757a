import { createHash } from 'node:crypto'

const BASE = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "font-src 'self' data:",
  // attributes of server-rendered elements have no hash; they cannot select, load fonts or reach other elements
  "style-src-attr 'unsafe-inline'",
].join('; ')

/** Allowed origins besides the page's own. */
export interface OtherHosts {
  pictures?: readonly string[]
  /** Origin of the statistics frames. */
  frames?: string
  /** Origins that pages connect to: the chat provider, and the bucket that takes uploads. */
  connections?: readonly string[]
  /** Hosts of scripts; only the page of face checks has one. */
  scriptHosts?: readonly string[]
  /** True if shown in a frame of the same host. */
  framed?: boolean
  /** For the staff area: its widgets insert style elements at run time, which cannot be hashed in advance. */
  freeStyles?: boolean
}
/** Sources one page may use besides its host. */
interface PageSources extends OtherHosts {
  /** Hashes or a nonce. */
  scripts: readonly string[]
  styles: readonly string[]
}

const policy = ({
  scripts,
  styles,
  pictures = [],
  frames,
  connections = [],
  scriptHosts = [],
  framed,
  freeStyles,
}: PageSources): string =>
  [
    `script-src ${["'self'", ...scripts, ...scriptHosts].join(' ')}`,
    `style-src ${["'self'", ...(freeStyles ? ["'unsafe-inline'"] : styles)].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...pictures].join(' ')}`,
    ...(frames ? [`frame-src 'self' ${frames}`] : []),
    // covers ws: and wss: of this host; a running script cannot send data anywhere else
    // a video that is about to be uploaded is shown from memory
    "media-src 'self' blob:",
    `connect-src ${["'self'", ...connections].join(' ')}`,
    BASE,
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ')

/** For stored uploads and generated pictures: nothing in them may run, whatever content type they claim. */
export const MEDIA_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** For the front server's own short pages. */
export const PLAIN_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"

/** Hash of bytes, as `sealHtml` reads them. */
const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`

/** For cached pages. */
export const hashedCsp = (sources: PageSources): string => policy(sources)

/** For a page of one visitor. Development inserts style elements at run time, and uses eval. */
export const nonceCsp = (nonce: string, others: OtherHosts = {}, dev = false): string =>
  policy({
    scripts: [`'nonce-${nonce}'`, "'strict-dynamic'", ...(dev ? ["'unsafe-eval'"] : [])],
    styles: [dev ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    ...others,
  })

/**
 * Forms of the inline scripts that Next and React write: hydration data, the bundler's bootstrap, revealing a streamed
 * boundary.
 */
const FLIGHT = /^(self\.__next_f\.push\(\[\d+,)"([^"\\]*(?:\\.[^"\\]*)*)"(\]\))$/s
const OTHER_FORMS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{[^;]*\}\);$/,
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/,
  /^\$R[A-Z]=.*\$R[A-Z]\("[^"]*"[^;<]*\)$/s,
  /^\$R[A-Z]\("[^"]*"[^;<]*\)$/,
]
/** Data blocks, which the browser does not execute. */
const DATA_TYPE = /(?:^|\s)type="application\/(?:ld\+)?json"/i

/** Shortens an inline script of Next or React for caching; undefined: it has none of their known forms. */
function shortForm(script: string): string | undefined {
  const flight = FLIGHT.exec(script)
  if (!flight) return OTHER_FORMS.some((form) => form.test(script)) ? script : undefined
  const [, before, data = '', after] = flight
  return `${before}'${singleQuoted(data)}'${after}`
}

/**
 * Puts hydration data between single quotes: it is JSON, whose many double quotes then need no backslash. This saves a
 * seventh of its bytes and evaluates to the same text. The text between escaped backslashes cannot contain half an
 * escape.
 */
const singleQuoted = (data: string): string =>
  data
    .split('\\\\')
    .map((part) => part.replaceAll('\\"', '"').replaceAll("'", "\\'"))
    .join('\\\\')

interface InlineElement {
  from: number
  to: number
  attributes: string
  body: string
}

/**
 * Finds elements of a tag that cannot be nested, in one pass; the search ends at the first one that is never closed.
 */
function* elementsOf(html: string, tag: 'script' | 'style'): Generator<InlineElement> {
  const open = new RegExp(`<${tag}\\b`, 'gi')
  const close = new RegExp(`</${tag}\\s*>`, 'gi')
  for (let found = open.exec(html); found; found = open.exec(html)) {
    const inside = html.indexOf('>', open.lastIndex) + 1
    close.lastIndex = inside
    const end = inside > 0 ? close.exec(html) : null
    if (!end) return
    const attributes = html.slice(open.lastIndex, inside - 1)
    open.lastIndex = close.lastIndex
    yield { from: found.index, to: close.lastIndex, attributes, body: html.slice(inside, end.index) }
  }
}

interface SealedHtml {
  html: Buffer
  csp: string
  /** Inline scripts without a matching rule; the browser will block them. */
  refused: number
}

/**
 * Turns a page rendered with a one-time nonce into bytes that can be cached: a script is allowed by hash only if it has
 * that nonce (markup inserted by anyone else cannot know it) and one of Next's own forms. The nonce itself is removed.
 * A style element is allowed by the nonce alone, as it cannot run anything. A page that was prerendered at build time
 * contains no request data and no nonce; there only the form counts. Everything searched for is ASCII, so the bytes are
 * processed as they are, which saves decoding and encoding the page.
 */
export function sealHtml(
  page: Buffer,
  nonce: string,
  { prerendered = false, ...others }: { prerendered?: boolean } & OtherHosts = {},
): SealedHtml {
  const attribute = ` nonce="${nonce}"`
  const property = `,\\"nonce\\":\\"${nonce}\\"`
  const hashes = new Set<string>()
  let refused = 0
  const html = page.toString('latin1')
  const parts: string[] = []
  let done = 0
  for (const { from, to, attributes, body } of elementsOf(html, 'script')) {
    if (/\ssrc=/.test(attributes) || DATA_TYPE.test(attributes)) continue
    const own = prerendered || attributes.includes(attribute)
    // React treats an absent nonce as an empty one, and some pages state it twenty times
    const short = own ? shortForm(body.replaceAll(property, '').replaceAll(nonce, '')) : undefined
    if (short === undefined) refused += 1
    else {
      hashes.add(sha256(short))
      parts.push(html.slice(done, from), `<script${attributes}>${short}</script>`)
      done = to
    }
  }
  const blessed = parts.join('') + html.slice(done)
  const styles = [...elementsOf(html, 'style')].flatMap(({ attributes, body }) =>
    attributes.includes(attribute) ? [sha256(body)] : [],
  )
  return {
    html: Buffer.from(blessed.replaceAll(attribute, '').replaceAll(nonce, ''), 'latin1'),
    csp: hashedCsp({ scripts: [...hashes], styles, ...others }),
    refused,
  }
}
