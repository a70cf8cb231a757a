import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { jumpPath, safeUrl } from '@/lib/shared/text/safe-url'
import { HOUR_MS } from '@/lib/shared/time'
import type { MatchRow } from './types'

const TAGS =
  'h2 h3 h4 p br hr strong em ul ol li blockquote a img figure figcaption table thead tbody tr th td code'.split(' ')
/** Size of a picture that names none, so that the text below it does not jump. */
const IMAGE_SIZE = { width: '800', height: '450' }
const size = (text: string | undefined): string | undefined => (text && /^[1-9]\d{0,3}$/.test(text) ? text : undefined)

/** Links on this host stay in the tab; foreign ones open apart, over the leaving page, without weight. */
const shapeLink = ({ href = '' }: Attributes): Attributes =>
  /^(?:\/(?![/\\])|#s\d+$)/.test(href)
    ? { href }
    : { href: jumpPath(safeUrl(href)), rel: 'noopener noreferrer nofollow', target: '_blank' }

function shapeImage({ src = '', alt = '', width, height }: Attributes): Attributes {
  const sized = size(width) && size(height) ? { width: width as string, height: height as string } : IMAGE_SIZE
  return { src, alt, ...sized, loading: 'lazy', decoding: 'async' }
}

/** Allow-list of article HTML: no style, form, id, frame or script. The page has the only h1. */
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
    // pictures come from this host: no other is allowed to be asked by a page
    exclusiveFilter: (frame) => frame.tag === 'img' && !/^\/(?![/\\])/.test(frame.attribs.src ?? ''),
  })

/** Clean HTML with ids of our own on second-level headings, and tables that scroll by themselves when they are too wide. */
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

/** Hours after which a series is surely over, result or not. */
const LONGEST_MATCH_HOURS = 6

/** A match runs from its start until its result is final; one without a result counts as over after six hours. */
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

/** What is wrong with a match as it is announced or reported, at its field; undefined: nothing. */
export function matchFault(match: MatchScore, now: Date): { field: string; text: string } | undefined {
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
