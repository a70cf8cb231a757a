import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { jumpPath, safeUrl } from '@/lib/shared/text/safe-url'
import { HOUR_MS } from '@/lib/shared/time'
import type { MatchRow } from './types'

const TAGS =
  'h2 h3 h4 p br hr strong em ul ol li blockquote a img figure figcaption table thead tbody tr th td code'.split(' ')
/** Default size for images without one, so that the layout does not shift. */
const IMAGE_SIZE = { width: '800', height: '450' }
const size = (text: string | undefined): string | undefined => (text && /^[1-9]\d{0,3}$/.test(text) ? text : undefined)

/**
 * Links to this host open in the same tab; external ones open in a new tab through the leaving page, with rel
 * attributes that pass on no ranking.
 */
const shapeLink = ({ href = '' }: Attributes): Attributes =>
  /^(?:\/(?![/\\])|#s\d+$)/.test(href)
    ? { href }
    : { href: jumpPath(safeUrl(href)), rel: 'noreferrer nofollow', target: '_blank' }

function shapeImage({ src = '', alt = '', width, height }: Attributes): Attributes {
  const sized = size(width) && size(height) ? { width: width as string, height: height as string } : IMAGE_SIZE
  return { src, alt, ...sized, loading: 'lazy', decoding: 'async' }
}

/** Allow-list for article HTML: no style, form, id, frame or script. The only h1 is the page's own. */
export const sanitizeArticle = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({ tagName, attribs: shapeLink(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: shapeImage(attribs) }),
    },
    // images must come from this host: pages may not load them from anywhere else
    exclusiveFilter: (frame) => frame.tag === 'img' && !/^\/(?![/\\])/.test(frame.attribs.src ?? ''),
  })

/** Returns sanitised HTML with generated ids on second-level headings; tables that are too wide scroll horizontally. */
export function shapeArticle(html: string): { html: string; toc: { id: string; title: string }[] } {
  const toc: { id: string; title: string }[] = []
  const shaped = sanitizeArticle(html)
    .replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
      const id = `s${toc.length + 1}`
      toc.push({ id, title: plainText(inner) })
      return `<h2 id="${id}">${inner}</h2>`
    })
    .replaceAll('<table>', '<div class="table-scroll" role="region" aria-label="表格" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
  return { html: shaped, toc }
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&', '&nbsp;': ' ' }
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|amp|nbsp);/g, (entity) => ENTITIES[entity] ?? '')
    .trim()

/** Hours after which a series counts as over, even without a result. */
const LONGEST_MATCH_HOURS = 6

/**
 * Returns the state of a match: live from its start until its result is final; without a result it counts as over after
 * six hours.
 */
export function matchState(
  row: Pick<MatchRow, 'startsAt' | 'endedAt'>,
  now: Date,
): 'live' | 'upcoming' | 'finished' | 'awaiting' {
  if (row.endedAt && row.endedAt <= now) return 'finished'
  if (row.startsAt > now) return 'upcoming'
  return now.getTime() - row.startsAt.getTime() < LONGEST_MATCH_HOURS * HOUR_MS ? 'live' : 'awaiting'
}

interface MatchScore {
  bestOf: number
  homeTeam: string
  awayTeam: string
  startTime: Date
  homeScore?: number
  awayScore?: number
  isOver: boolean
}

/** Returns the first invalid field of an announced or reported match and its message; undefined if none. */
export function matchError(match: MatchScore, now: Date): { field: string; text: string } | undefined {
  const { bestOf, homeTeam, awayTeam, startTime, homeScore, awayScore, isOver } = match
  const need = Math.ceil(bestOf / 2)
  if (homeTeam === awayTeam) return { field: 'awayTeam', text: '两队不能同名' }
  if (homeScore === undefined && awayScore === undefined)
    return isOver ? { field: 'homeScore', text: '结束的比赛须填写比分' } : undefined
  if (homeScore === undefined) return { field: 'homeScore', text: '请填写主队比分' }
  if (awayScore === undefined) return { field: 'awayScore', text: '请填写客队比分' }
  if (startTime > now) return { field: 'homeScore', text: '还没开赛，不能填写比分' }
  if (Math.max(homeScore, awayScore) > need || homeScore + awayScore > bestOf)
    return { field: 'homeScore', text: `BO${bestOf} 先赢 ${need} 局即结束` }
  if (isOver && Math.max(homeScore, awayScore) < need)
    return { field: 'homeScore', text: `BO${bestOf} 须有一方赢满 ${need} 局` }
  return undefined
}

const pairsOf = (text: string): Set<string> => {
  const chars = [...text.replace(/[^\p{L}\p{N}]/gu, '')]
  return new Set(chars.slice(1).map((char, i) => `${chars[i]}${char}`))
}

/** How many pairs of neighbouring characters two texts share. */
export function matchScore(one: string, other: string): number {
  const pairs = pairsOf(one)
  return [...pairsOf(other)].filter((pair) => pairs.has(pair)).length
}
