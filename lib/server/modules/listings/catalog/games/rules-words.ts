import { nameKey } from '@/lib/shared/normalize/name-key'
import { spell } from './rules-spelling'

/** A word of a game's accounts: a hero, a skin, a weapon, a rank. */
export interface Word {
  text: string
  gameId: number
  /** Titles of the sample that contain it. */
  titles: number
  key: string
  pinyin: string
  initials: string
}

/** Words of at least two characters; longer texts are sentences. */
const NAME = /^[\p{Script=Han}A-Za-z0-9·-]{2,12}$/u
const HAN = /\p{Script=Han}/u
/** Characters of a hero's name in "貂蝉仲夏夜之梦". */
const BEGINNINGS = [2, 3, 4] as const

export interface SampleRow {
  title: string
  facts: Record<string, string>
}

/**
 * The words in the facts of a game's accounts that titles contain, so that a search finds them, and what several names
 * begin with: 貂蝉 of 貂蝉仲夏夜之梦 and 貂蝉逐梦之音. `choices`: keys of facts that
 * are chosen from a list rather than names.
 */
export function wordsOf(rows: readonly SampleRow[], choices: ReadonlySet<string>): { text: string; titles: number }[] {
  const names = new Set<string>()
  const words = new Set<string>()
  for (const { facts } of rows)
    for (const [key, value] of Object.entries(facts))
      for (const text of value.split('、')) {
        if (!NAME.test(text) || !HAN.test(text)) continue
        words.add(text)
        if (!choices.has(key)) names.add(text)
      }
  for (const text of beginningsOf(names)) words.add(text)
  return [...words].flatMap((text) => {
    const titles = rows.filter(({ title }) => title.includes(text)).length
    return titles > 0 ? [{ text, titles }] : []
  })
}

/** Beginnings that names continue in different ways. */
function beginningsOf(names: ReadonlySet<string>): string[] {
  const next = new Map<string, Set<string>>()
  for (const name of names)
    for (const length of BEGINNINGS) {
      const following = name[length]
      if (following === undefined || name.length < length + 2) continue
      const start = name.slice(0, length)
      next.set(start, (next.get(start) ?? new Set()).add(following))
    }
  return [...next].flatMap(([start, following]) => (following.size > 1 ? [start] : []))
}

/** `spell` without the first letter. */
export const spelled = (text: string): { pinyin: string; initials: string } => {
  const { pinyin, initials } = spell(text)
  return { pinyin, initials }
}

/** Shorter spellings have too many neighbours. */
const LEAST_NEAR = 5
/** The same for names in characters. */
const LEAST_CHARS = 4

/**
 * How well a word matches a typed text, 0 best: its beginning, a part of it, its pinyin or initials, the same sound
 * (貂婵 for 貂蝉), one typing error in the pinyin or one wrong character (王者荣躍). Undefined: not at all.
 */
export function rankOf(word: Pick<Word, 'key' | 'pinyin' | 'initials'>, typed: string): number | undefined {
  const key = nameKey(typed)
  if (key === '') return undefined
  if (word.key.startsWith(key)) return 0
  if (word.key.includes(key)) return 1
  const isLatin = /^[a-z]+$/.test(key)
  if (key.length < 2 || !(isLatin || HAN.test(key))) return undefined
  if (isLatin && (word.pinyin.startsWith(key) || word.initials.startsWith(key))) return 2
  const sound = isLatin ? key : spelled(key).pinyin
  if (!isLatin && word.pinyin.startsWith(sound)) return 3
  if (sound.length >= LEAST_NEAR && isNear(sound, word.pinyin)) return 4
  return !isLatin && isOneOff(key, word.key) ? 4 : undefined
}

/** Whether a text becomes the whole name by one inserted, missing or wrong character. */
function isOneOff(text: string, name: string): boolean {
  if (name.length < LEAST_CHARS || Math.abs(text.length - name.length) > 1) return false
  let at = 0
  while (at < text.length && text[at] === name[at]) at++
  const [rest, other] = [text.slice(at), name.slice(at)]
  return rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1)
}

/** Whether the text becomes a beginning of `full` by one inserted, missing, wrong or swapped letter. */
export function isNear(text: string, full: string): boolean {
  let at = 0
  while (at < text.length && text[at] === full[at]) at++
  // the first letter is rarely the wrong one, and every word would be a neighbour
  if (at === 0) return false
  const [rest, other] = [text.slice(at), full.slice(at)]
  return (
    other.startsWith(rest.slice(1)) ||
    other.slice(1).startsWith(rest) ||
    (other.length > 0 && other.slice(1).startsWith(rest.slice(1))) ||
    (rest.length > 1 && other.startsWith(`${rest[1]}${rest[0]}${rest.slice(2)}`))
  )
}
