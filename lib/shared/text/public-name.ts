import { alikeName, foldName, type LatinWords, latinWords, seenName } from './fold-name'
import {
  ENGLISH_WORDS,
  HARMLESS,
  HARMLESS_LATIN,
  isSyllables,
  LATIN_ROLE,
  MIXED_WORDS,
  ROLE_PATTERNS,
  SHORT,
  SOUND_WORDS,
  SOUNDS_LIKE_SERVICE,
  SPELT_BEFORE,
  SPELT_WORDS,
  STAFF_WORDS,
} from './staff-words'
import { isWord, wordsAcross } from './word-borders'

/** Characters inserted between Chinese ones to evade the check, including single strokes: 客の服, 官x方, 客丶服. */
const BETWEEN = /\P{Script=Han}|[一丨丶丿乀乁乙亅亠冖冫匸彡氵灬]/gu
const chinese = (folded: string): string => folded.replace(BETWEEN, '')
const isChinese = (folded: string): boolean => /^\p{Script=Han}+$/u.test(folded)
/** Whether a folded name contains another, also when characters between its Chinese ones are ignored. */
const holds = (name: string, other: string): boolean =>
  name.includes(other) || (isChinese(other) && chinese(name).includes(other))

const PARTED_WORDS = STAFF_WORDS.map(({ word, folded }) => ({
  word,
  pattern: new RegExp([...folded].join(`(?:${BETWEEN.source})*`), 'gu'),
}))

/**
 * A reserved word, also written with look-alikes or with characters inserted. Not where one ordinary word ends and another
 * begins inside it (刺客服装); for look-alikes, one ordinary word is enough (九宫格).
 */
function chineseWord(seen: string): string | undefined {
  const folded = alikeName(seen)
  return PARTED_WORDS.find(({ word, pattern }) =>
    [...folded.matchAll(pattern)].some(({ 0: match, index }) => {
      const typed = seen.slice(index, index + match.length)
      const bare = typed === word ? word : typed.length === word.length ? typed : chinese(match)
      const text = seen.slice(0, index) + bare + seen.slice(index + match.length)
      const { left, right, both } = wordsAcross(text, index, index + bare.length)
      // 号 and 控 are words by themselves: 体验号, 台风控
      if (bare === word) return !both && !(left && /[号控]$/.test(word))
      return !left && !right && !isWord(bare)
    }),
  )?.word
}

function latinWord({ text, borders }: LatinWords): string | undefined {
  const english = text.replaceAll('rn', 'm').replace(HARMLESS_LATIN, '')
  const role = LATIN_ROLE.exec(text)
  return (
    [...ENGLISH_WORDS, ...MIXED_WORDS].find(({ pattern }) => english.search(pattern) >= 0)?.word ??
    SPELT_WORDS.find(({ pattern }) => [...text.matchAll(pattern)].some(isSpelt))?.word ??
    (role && (borders.has(role.index) || role[0].length > 9) ? role[0] : undefined)
  )

  /** Whether the letters begin a word, or end one of Chinese; not within a word or across two: Takefuji, Mike Fu. */
  function isSpelt({ 0: match, index }: RegExpMatchArray & { index: number }): boolean {
    const end = index + match.length
    const places = [...borders].sort((a, b) => a - b)
    const before = text.slice(
      places.findLast((place) => place <= index),
      index,
    )
    const after = text.slice(
      end,
      places.find((place) => place >= end),
    )
    if (before !== '' && places.some((place) => index < place && place < end)) return false
    return before === '' || SPELT_BEFORE.test(before) || (after === '' && isSyllables(before))
  }
}

function roleWord(folded: string): string | undefined {
  for (const text of [folded, chinese(folded)])
    for (const pattern of ROLE_PATTERNS)
      for (const { 0: match, index } of text.matchAll(pattern))
        if (!wordsAcross(text, index, index + match.length).right) return match
  return undefined
}

function soundAlike(folded: string): string | undefined {
  for (const pattern of SOUNDS_LIKE_SERVICE)
    for (const { 0: match, index } of folded.matchAll(pattern)) {
      const end = index + match.length
      const { left, right } = wordsAcross(folded, end - 2, end)
      if (!left && !right) return match
    }
  for (const { word, pattern } of SOUND_WORDS)
    for (const { 0: match, index } of folded.matchAll(pattern)) {
      const same = [...match].filter((char, at) => char === word[at]).length
      const { left, right } = wordsAcross(folded, index, index + match.length)
      if (match !== word && (same * 2 >= word.length || word === '腾讯') && !left && !right && !isWord(match))
        return match
    }
  return undefined
}

/** Small additions that the eye skips inside a word, though they are Chinese: ㈱ and 🈚 as one character, or （株）. */
const SKIPPED = /[\u3200-\u33ff\u{1f200}-\u{1f2ff}]|[(（[【〔〖<《〈「『{].{1,2}[)）\]】〕〗>》〉」』}]/gu

/** Error if a name contains a word reserved for staff; `what` is the field's label. */
export function staffWordError(name: string, what: string): string | undefined {
  if (/\p{Bidi_Control}/u.test(name)) return `${what}不能含有控制文字方向的字符`
  const found = staffWordIn(name) ?? staffWordIn(name.replace(SKIPPED, ''))
  return found ? `${what}不能含有“${found}”` : undefined
}

function staffWordIn(name: string): string | undefined {
  const seen = seenName(name).replace(HARMLESS, '')
  const folded = alikeName(seen)
  const latin = latinWords(name)
  return SHORT.exec(latin.text)?.[0] ?? chineseWord(seen) ?? latinWord(latin) ?? roleWord(folded) ?? soundAlike(folded)
}

/**
 * Whether a name could be mistaken for another user's; short names are compared as a whole, as they occur within others
 * by chance.
 */
export function looksLike(name: string, somebody: string): boolean {
  const [own, other] = [foldName(name), foldName(somebody)]
  return other !== '' && (own === other || ([...other].length >= 3 && holds(own, other)))
}

/** What sites and shops add to their name. */
const GENERIC = /游戏|手游|网游|交易|代售|账号|平台|网站|网|商城|商店|商行|店铺|小铺|店/g
const ownPart = (name: string): string => foldName(name).replace(GENERIC, '')

/** Whether a name could be mistaken for the site's, also by the part that distinguishes the site from others. */
export function looksLikeSite(name: string, site: string): boolean {
  const part = ownPart(site)
  return looksLike(name, site) || ([...part].length >= 2 && (ownPart(name) === part || looksLike(name, part)))
}

/** Error of a shop name, or undefined; '' resets it to the name derived from the seller's. */
export function shopNameError(name: string): string | undefined {
  if (name === '') return undefined
  return [...foldName(name)].length < 2 ? '店名至少2个字' : staffWordError(name, '店名')
}
