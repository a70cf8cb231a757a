import { isPromise, withoutPromises } from '../../core/tenancy/rules-promises'
import type { NewsRow } from './types'

/** Tags between which a text is read as one; all others are inside it. */
const BLOCK = /(<\/?(?:h[1-6]|p|br|hr|ul|ol|li|blockquote|figure|figcaption|table|thead|tbody|tr|th|td)\b[^>]*>)/i
/** Tags within a text, and entities, which contain separators. */
const INLINE = /<[^>]+>|&#?\w+;/g
/** Stand for a tag or entity (with its number), and for a removed text; private characters, which no one types. */
const [FIRST_TAG, GONE] = [0xe100, '\ue0ff']

/** Whether the address of a generated picture contains a promise, which is then drawn in it. */
export function isPromiseDrawn(url: string): boolean {
  try {
    return isPromise(decodeURIComponent(url).replace(/^.*\/(?=[^/]+$)/, ''))
  } catch {
    return false
  }
}

const shownImage = (tag: string): string =>
  isPromiseDrawn(/src="([^"]*)"/.exec(tag)?.[1] ?? '')
    ? ''
    : tag.replace(/alt="([^"]*)"/, (_, alt: string) => `alt="${withoutPromises(alt)}"`)

function shownRun(run: string): string {
  const text = run.replace(/<img\b[^>]*>/gi, shownImage)
  const tags: string[] = []
  const plain = text.replace(INLINE, (tag) => String.fromCharCode(FIRST_TAG + tags.push(tag) - 1))
  const cleaned = withoutPromises(plain)
  if (cleaned === plain) return text || (run && GONE)
  const shown = cleaned.replace(/[\ue100-\uf8ff]/g, (char) => tags[char.charCodeAt(0) - FIRST_TAG] ?? '')
  return shown.replace(/<[^>]+>|\s/g, '') === '' && !/<img/i.test(shown) ? GONE : shown
}

const inside = (tag: string): string => `(?:(?!</?${tag}\\b)[^])*`
/** What is empty without the removed text: rows of a table, lists, pictures without their picture, and headings. */
const EMPTY = [
  new RegExp(`<tr[^>]*>${inside('tr')}${GONE}${inside('tr')}</tr>`, 'gi'),
  new RegExp(`<(li|p|h[1-6]|figcaption|blockquote|ul|ol|tbody)\\b[^>]*>[\\s${GONE}]*${GONE}[\\s${GONE}]*</\\1>`, 'gi'),
  new RegExp(`<figure[^>]*>(?:(?!</?figure|<img)[^])*${GONE}(?:(?!</?figure|<img)[^])*</figure>`, 'gi'),
  new RegExp(`<table[^>]*>(?:(?!</?table|<td)[^])*${GONE}(?:(?!</?table|<td)[^])*</table>`, 'gi'),
  new RegExp(`<(h[2-4])[^>]*>${inside('h[1-6]')}</\\1>\\s*${GONE}\\s*(?=<h[1-4]|$)`, 'gi'),
]

/** Article HTML without promises of staff verification, and without what is empty without them. */
export function htmlWithoutPromises(html: string): string {
  let shown = html
    .split(BLOCK)
    .map((part, i) => (i % 2 === 0 ? shownRun(part) : part))
    .join('')
  for (let before = ''; before !== shown; ) {
    before = shown
    for (const empty of EMPTY) shown = shown.replace(empty, GONE)
  }
  return shown.replaceAll(GONE, '')
}

/** An article for a site whose rules do not require staff verification. */
export function articleWithoutPromises<T extends Partial<NewsRow>>(row: T): T {
  const shown = { ...row }
  for (const field of ['title', 'smallTitle', 'summary', 'keywords'] as const)
    if (row[field]) shown[field] = withoutPromises(row[field])
  if (row.title && !shown.title) shown.title = '交易说明'
  if (row.cover && isPromiseDrawn(row.cover)) shown.cover = ''
  if (row.html) shown.html = htmlWithoutPromises(row.html)
  return shown
}
