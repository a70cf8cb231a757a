import { factValue, numberFault } from '@/lib/shared/goods/fact-bounds'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { normalKeyword } from '@/lib/shared/normalize/keyword'
import { simplified } from '@/lib/shared/normalize/simplified'
import { isDrawn } from '@/lib/shared/pictures/art-url'
import { cutText } from '@/lib/shared/text/cut-text'
import type { GameField } from '../../../db/schema/catalog'
import { refuse } from '../../../runtime/refusal'

/** May cover be bought? Official goods: securitService includes 2; others: as their type says, or the seller (`ensureOpen`). */
export function canEnsure(goods: {
  isOfficialSell: boolean
  securitService: string
  ensureOpen: boolean
  goodsTypeId: number
}): boolean {
  if (goods.isOfficialSell) return goods.securitService.split(',').includes('2')
  return goods.ensureOpen || goodsType(goods.goodsTypeId).cover === 'always'
}

/** The first uploaded picture, '' without one: lists draw the cover then, never a demo account's drawn pictures. */
export const thumbnailOf = (images: readonly string[]): string => images.find((image) => !isDrawn(image)) ?? ''

/** Type, game, seven digits: ZHWZ1070931. Past ten million a letter widens it. */
export function goodsNumber(goodsTypeId: number, gameCode: string, sequence: number): GoodsSn {
  const overflow = Math.floor(sequence / 10_000_000)
  const letter = overflow === 0 ? '' : String.fromCharCode(64 + Math.min(overflow, 26))
  return `${goodsType(goodsTypeId).prefix}${gameCode}${letter}${String(sequence % 10_000_000).padStart(7, '0')}` as GoodsSn
}

/** A text as it is searched, stored or typed: one form of each character, simplified, lower case. */
export const searchable = (text: string): string => simplified(normalKeyword(text)).toLowerCase()

/**
 * Search terms of a text: pairs of neighbouring characters of each CJK run (a lone one stays single) and whole latin or
 * digit words, lower case. Two-character Chinese words, which trigrams cannot find, are then index look-ups.
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

/** Words of a keyword: punctuation parts them as blanks do, since titles are punctuated otherwise or not at all. */
export const queryWords = (keyWord: string): string[] =>
  searchable(keyWord)
    .split(/[\s\p{P}]+/u)
    .filter(Boolean)

/** Terms a keyword must have: pairs of CJK runs (a single character as itself), words. */
export function queryTerms(keyWord: string): string[] {
  return searchTerms(keyWord).filter(
    (term, _, all) =>
      [...term].length > 1 ||
      !/\p{Script=Han}/u.test(term) ||
      !all.some((other) => other !== term && other.includes(term)),
  )
}

/**
 * Facts a seller may set: known keys of the game, trimmed, at most 40 characters. Choice fields take their options only,
 * numbers stay within their bounds. Refuses INVALID_INPUT.
 */
export function cleanFacts(fields: readonly GameField[], given: Record<string, string>): Record<string, string> {
  const out: Record<string, string> = {}
  for (const field of fields) {
    const value = factValue(field, given[field.key] ?? '')
    if (value === '') continue
    if (field.options && field.options.length > 0 && !field.options.includes(value)) continue
    const fault = field.kind === 'number' ? numberFault(field, value) : undefined
    if (fault) throw refuse('INVALID_INPUT', fault, { field: 'facts' })
    out[field.key] = cutText(value, 40)
  }
  return out
}

/** crossName loses the text DNF. */
export const shownCrossName = (name: string): string => name.replaceAll('DNF', '')

/** Recycling pays this share of the median price of currency on the shelf. */
export const RECYCLE_PERCENT = 85

/** A yuan of recycling takes more currency than a yuan of buying brings. Both in units for one yuan. */
export const recycleScale = (medianScale: number): number => medianScale / (RECYCLE_PERCENT / 100)

/** Two decimals are enough for the cheapest currency and too many for the rest. */
export const roundScale = (scale: number): number => Math.round(scale * 100) / 100

/** The fields lists show: those marked as main, all of them where a game marks none. */
export function mainFields<Field extends { isMain?: boolean }>(fields: readonly Field[]): readonly Field[] {
  const marked = fields.filter(({ isMain }) => isMain)
  return marked.length > 0 ? marked : fields
}

/** The field by whose number accounts of a game are compared: the one its editors chose, else the first main one. */
export const comparedBy = <Field extends { kind?: string; isMain?: boolean; isSort?: boolean }>(
  fields: readonly Field[],
): Field | undefined => fields.find(({ isSort }) => isSort) ?? mainFields(fields).find(({ kind }) => kind === 'number')

/** The number that a game's accounts are compared by; null where the facts do not tell it. */
export function mainNumber(
  fields: readonly { key: string; isSort?: boolean }[],
  facts: Readonly<Record<string, string>>,
): number | null {
  const told = facts[fields.find(({ isSort }) => isSort)?.key ?? ''] ?? ''
  return /^\d{1,9}$/.test(told) ? Number(told) : null
}
