import { boundedAt, factValue, numberError } from '@/lib/shared/goods/fact-bounds'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { wordsIn } from '@/lib/shared/normalize/keyword'
import { searchable } from '@/lib/shared/normalize/searchable'
import { isDrawn } from '@/lib/shared/pictures/art-url'
import { cutText } from '@/lib/shared/text/cut-text'
import { isVideoKey } from '@/lib/shared/video/video-files'
import type { GameField } from '../../../db/game-field'
import { refuse } from '../../../runtime/refusal'

/**
 * Returns whether cover can be bought. Official goods: if securitService includes 2; others: depending on their type or
 * the seller's setting (`ensureOpen`).
 */
export function canEnsure(goods: {
  isOfficialSell: boolean
  securitService: string
  ensureOpen: boolean
  goodsTypeId: number
}): boolean {
  if (goods.isOfficialSell) return goods.securitService.split(',').includes('2')
  return goods.ensureOpen || goodsType(goods.goodsTypeId).cover === 'always'
}

/**
 * Returns the first uploaded picture, '' if there is none: lists then show the generated cover, never the generated
 * pictures of demo accounts.
 */
export const thumbnailOf = (images: readonly string[]): string =>
  images.find((image) => !isDrawn(image) && !isVideoKey(image)) ?? ''

/** Type, game, seven digits: ZHWZ1070931. Above ten million it gets a letter. */
export function goodsNumber(goodsTypeId: number, gameCode: string, sequence: number): GoodsSn {
  const overflow = Math.floor(sequence / 10_000_000)
  const letter = overflow === 0 ? '' : String.fromCharCode(64 + Math.min(overflow, 26))
  return `${goodsType(goodsTypeId).prefix}${gameCode}${letter}${String(sequence % 10_000_000).padStart(7, '0')}` as GoodsSn
}

/**
 * Returns search terms of a text: pairs of adjacent characters of each CJK run (a single character is its own term) and
 * whole Latin or digit words, lower case. This makes two-character Chinese words, which trigrams cannot find, index
 * look-ups.
 */
export function searchTerms(text: string): string[] {
  const terms = new Set<string>()
  for (const run of searchable(text).match(/[\p{Script=Han}]+|[a-z0-9]+/gu) ?? []) {
    if (!/\p{Script=Han}/u.test(run)) {
      terms.add(run.slice(0, 40))
      continue
    }
    const chars = [...run]
    for (const char of chars) terms.add(char)
    for (let i = 1; i < chars.length; i++) terms.add(`${chars[i - 1]}${chars[i]}`)
  }
  return [...terms]
}

/** Returns words of a keyword, each of which is looked for alone, because titles are punctuated differently or not at all. */
export const queryWords = (keyWord: string): string[] => wordsIn(searchable(keyWord))

/** Returns terms that must match a keyword: pairs of CJK runs (a single character as itself) and words. */
export function queryTerms(keyWord: string): string[] {
  return searchTerms(keyWord).filter(
    (term, _, all) =>
      [...term].length > 1 ||
      !/\p{Script=Han}/u.test(term) ||
      !all.some((other) => other !== term && other.includes(term)),
  )
}

/**
 * Returns facts that a seller may set: known keys of the game, trimmed, at most 40 characters. Choice fields accept
 * only their options, numbers must be within their bounds, and years not after
 * `now`. Refuses INVALID_INPUT.
 */
export function cleanFacts(
  fields: readonly GameField[],
  facts: Record<string, string>,
  now: Date,
): Record<string, string> {
  const out: Record<string, string> = {}
  for (const field of fields) {
    const value = factValue(field, facts[field.key] ?? '')
    if (value === '') continue
    if (field.options && field.options.length > 0 && !field.options.includes(value)) continue
    const error = field.kind === 'number' ? numberError(boundedAt(field, now), value) : undefined
    if (error) throw refuse('INVALID_INPUT', error, { field: 'facts' })
    out[field.key] = cutText(value, 40)
  }
  return out
}

/** Removes the text DNF from crossName. */
export const shownCrossName = (name: string): string => name.replaceAll('DNF', '')

/** Recycling pays this percentage of the median price of currency on the shelf. */
export const RECYCLE_PERCENT = 85

/** Recycling takes more currency per yuan than a purchase delivers. Both values are in units per yuan. */
export const recycleScale = (medianScale: number): number => medianScale / (RECYCLE_PERCENT / 100)

/** Two decimals are enough for the cheapest currency and too many for the rest. */
export const roundScale = (scale: number): number => Math.round(scale * 100) / 100

/** Returns the fields shown in lists: those marked as main, or all if a game marks none. */
export function mainFields<Field extends { isMain?: boolean }>(fields: readonly Field[]): readonly Field[] {
  const marked = fields.filter(({ isMain }) => isMain)
  return marked.length > 0 ? marked : fields
}

/**
 * Returns the field whose number is used to compare a game's accounts: the one chosen by its editors, else the first
 * main field.
 */
export const comparedBy = <Field extends { kind?: string; isMain?: boolean; isSort?: boolean }>(
  fields: readonly Field[],
): Field | undefined => fields.find(({ isSort }) => isSort) ?? mainFields(fields).find(({ kind }) => kind === 'number')

/** Returns the number used to compare a game's accounts; null if the facts do not contain it. */
export function mainNumber(
  fields: readonly { key: string; isSort?: boolean }[],
  facts: Readonly<Record<string, string>>,
): number | null {
  const value = facts[fields.find(({ isSort }) => isSort)?.key ?? ''] ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}
