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

/** Origins besides the page's own. */
export interface OtherHosts {
  pictures?: readonly string[]
  /** Of statistics frames. */
  frames?: string
  /** Of the chat's carrier: what pages connect to. */
  connections?: readonly string[]
  /** Shown inside a page of the same host. */
  framed?: boolean
  /** The rooms of staff: their widgets write style elements as they go, which no hash can know. */
  freeStyles?: boolean
}
/** What one page may use besides its host. */
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
  framed,
  freeStyles,
}: PageSources): string =>
  [
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...(freeStyles ? ["'unsafe-inline'"] : styles)].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...pictures].join(' ')}`,
    ...(frames ? [`frame-src 'self' ${frames}`] : []),
    // covers ws: and wss: of this host; a script that runs can tell nobody else
    `connect-src ${["'self'", ...connections].join(' ')}`,
    BASE,
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ')

/** Stored uploads and generated pictures: nothing in them may run, whatever they claim to be. */
export const MEDIA_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
/** The front's own short pages. */
export const PLAIN_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'"

/** Of bytes, as `sealHtml` reads them. */
const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`

/** For bytes that are kept. */
export const hashedCsp = (sources: PageSources): string => policy(sources)

/** For one visitor. Development writes style elements as it goes, and evaluates. */
export const nonceCsp = (nonce: string, others: OtherHosts = {}, dev = false): string =>
  policy({
    scripts: [`'nonce-${nonce}'`, "'strict-dynamic'", ...(dev ? ["'unsafe-eval'"] : [])],
    styles: [dev ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    ...others,
  })

/** Each inline script Next and React write: hydration data, the bundler's bootstrap, the reveal of a streamed boundary. */
const FLIGHT = /^(self\.__next_f\.push\(\[\d+,)"([^"\\]*(?:\\.[^"\\]*)*)"(\]\))$/s
const OTHER_FORMS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{[^;]*\}\);$/,
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/,
  /^\$R[A-Z]=.*\$R[A-Z]\("[^"]*"[^;<]*\)$/s,
  /^\$R[A-Z]\("[^"]*"[^;<]*\)$/,
]
/** Data blocks: the browser does not execute them. */
const DATA_TYPE = /(?:^|\s)type="application\/(?:ld\+)?json"/i

/** A script of Next's or React's as it is kept; undefined: it has none of their forms. */
function shortForm(script: string): string | undefined {
  const flight = FLIGHT.exec(script)
  if (!flight) return OTHER_FORMS.some((form) => form.test(script)) ? script : undefined
  const [, before, data = '', after] = flight
  return `${before}'${singleQuoted(data)}'${after}`
}

/**
 * Hydration data between single quotes: it is JSON, whose many double quotes then need no backslash. A seventh of its bytes,
 * and the same text when it runs. What stands between escaped backslashes holds no half of one.
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

/** Elements of a tag that nothing nests in, in one pass: one that is never closed, however often it is begun, is the last that is looked at. */
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
  /** Inline scripts that no rule blesses; the browser will refuse them. */
  refused: number
}

/**
 * Turns a render made under a one-time nonce into bytes that may be kept: a script is blessed by hash only when it carries
 * that nonce (markup put into the page by anyone else cannot know it) and has one of Next's own forms. The nonce itself is removed.
 * A style element is blessed likewise, by the nonce alone: it can run nothing.
 * A page that was prerendered at build time holds no request data and no nonce; there the form alone decides. All that is
 * looked for is ASCII: the bytes are taken as they are, which spares decoding and encoding the page.
 */
export function sealHtml(
  page: Buffer,
  nonce: string,
  { prerendered = false, ...others }: { prerendered?: boolean } & OtherHosts = {},
): SealedHtml {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  let refused = 0
  const html = page.toString('latin1')
  const parts: string[] = []
  let done = 0
  for (const { from, to, attributes, body } of elementsOf(html, 'script')) {
    if (/\ssrc=/.test(attributes) || DATA_TYPE.test(attributes)) continue
    const own = prerendered || attributes.includes(attribute)
    const short = own ? shortForm(body.replaceAll(nonce, '')) : undefined
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
