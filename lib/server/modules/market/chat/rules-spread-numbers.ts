import type { Span } from './types'

const DATE = /20\d\d[-/.年]\d{1,2}[-/.月]\d{1,2}(?!\d)日?/gu
const TIME = /(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?!\d)/gu
const CENTS = /(?<!\d)\d{1,8}\.\d{2}(?![\d.])/gu
/** Numbers with a recognisable meaning: dates, times, money, amounts of currency. */
export const FIGURES = [
  DATE,
  TIME,
  /¥\s?\d{1,8}(?:\.\d{1,2})?(?!\d)/gu,
  /(?<!\d)(?!0\d)\d{1,8}(?:\.\d{1,2})?\s?[元块万亿金点钻币]/gu,
  CENTS,
  /(?<!\d)\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,2})?(?!\d)/gu,
]

const MOBILE = /1[3-9]\d{9}/
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Steps of a price, apart from other digits: 3000-5000, 300/400/500. */
const RANGE =
  /(?<!\d[\s\p{P}\p{S}]{0,3})[1-9]\d{0,2}[05]0(?:\s?[-~/—–]\s?[1-9]\d{0,2}[05]0){1,3}(?![\s\p{P}\p{S}]{0,3}\d)/gu

/** Returns ranges of round numbers that rise, which no phone number does. */
export const rangesIn = (text: string): Span[] =>
  [...text.matchAll(RANGE)]
    .filter(([match]) => isRising(match) && !MOBILE.test(digitsOf(match)))
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))

const isRising = (range: string): boolean =>
  (range.match(/\d+/g) ?? []).every((end, i, all) => i === 0 || Number(all[i - 1]) < Number(end))

/** Digits far apart: 1.....3.....8 and so on. */
const FAR = /(?<!\d)1[.…·。_~*-]{0,40}[3-9](?:[.…·。_~*-]{0,40}\d){9}(?!\d)/gu
/** Letters instead of digits: 138-OOOO-OOO1, l38l234567B. */
const LETTERS = /(?<![a-z0-9])[1li|](?:[\s\p{P}\p{S}]{0,2}[0-9olib|]){10}(?![a-z0-9])/gu
/**
 * The usual groups with something between them: 138abcd1234efgh5678, 138 then 1234 then 5678,
 * 138😀😀😀😀1234😀😀😀😀5678.
 */
const GROUPS = /(?<!\d)1[3-9]\d[\s\p{P}\p{S}a-z]{1,12}\d{4}[\s\p{P}\p{S}a-z]{1,12}\d{4}(?!\d)/gu
/** The same separator everywhere: 138元 1234元 5678元, 1和3和8 and so on. */
const LIKE_PARTED = /(?<![\d.])(?=1\D{0,4}[3-9])1\d{0,9}(\D{1,4})\d{1,9}(?:\1\d{1,9}){1,9}(?!\d)/gu
/** Spelled digits: Yi san ba, one three eight. */
const SYLLABLES = 'ling yao yi er san si wu liu qi ba jiu zero one two three four five six seven eight nine'.replaceAll(
  ' ',
  '|',
)
const SPOKEN = new RegExp(`(?<![a-z])(?:(?:${SYLLABLES})[\\s\\p{P}]{0,2}){7,}(?![a-z])`, 'gu')
/** Parts said one after the other: 前面138，中间1234，后面5678, 138 然后1234 然后5678. */
const PLACE = String.raw`[\s\p{P}\p{S}]{0,3}(?:前|中|后|尾|末|首|开头|再|接|跟|然后)\p{Script=Han}{0,3}(?:[34]位)?\p{Script=Han}{0,2}[\s\p{P}]{0,2}`
const SAID = new RegExp(`(?<!\\d)\\d{3,4}(?:${PLACE}\\d{3,4}){2}(?!\\d)`, 'gu')
/** Groups as numbers with units: 一百三十八 一千二百三十四 五千六百七十八. */
const FOUR = String.raw`(?:\d{4}|\d[千仟](?:0?\d[百佰])?(?:0?\d[十拾])?0?\d?)`
const COUNTED = new RegExp(
  `(?<!\\d)1(?:[3-9]\\d|[百佰][3-9][十拾]\\d?)[\\s\\p{P}\\p{S}亿]{0,3}${FOUR}[\\s\\p{P}\\p{S}万]{0,3}${FOUR}(?!\\d)`,
  'gu',
)
/** Groups between blanks and dots of which one begins with 0, unlike any price: 39.00 001 024元; not 11.21 08:30. */
const PARTED = /(?<![\d.])\d{1,4}(?:[\s.]{1,3}\d{1,4}){2,6}(?!\d|\s?[:：点月号日时年分/-])/gu
/** Adjacent prices: 13.81元23.45元67.8元. */
const TOUCHING_PRICES = /(?<!\d)(?:\d{1,5}(?:\.\d{1,2})?[元块]){2,6}/gu
/** Different number formats in a row without units: 20:13 8:12 34.56 78.90. */
const ROW = /(?<![\d.:-])(?:[\d.:/-]{3,19}(?: +|$)){2,6}/gu

const DIGIT_OF: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1', '|': '1', b: '8' }
const asDigits = (text: string): string => digitsOf(text.replace(/[olib|]/g, (letter) => DIGIT_OF[letter] ?? ''))

/** Prices are usually round, phone numbers are not. */
const isRound = (text: string): boolean =>
  (text.match(/\d+/g) ?? []).slice(1).every((group) => group.length > 1 && group.endsWith('00'))

/** True unless a row contains only times (scores or hours), or a date with its time. */
function isMixed(row: string): boolean {
  const kinds = row
    .trim()
    .split(/ +/)
    .map((part) =>
      part.includes(':')
        ? 'time'
        : /^20\d\d[-/.]\d{1,2}[-/.]/.test(part)
          ? 'date'
          : /^\d+\.\d+$/.test(part)
            ? 'sum'
            : '',
    )
  return new Set(kinds).size > 1 && kinds.includes('sum') && !kinds.includes('')
}

/** Whether the groups are those of a mobile number, in any order. */
function isGrouped(groups: readonly string[]): boolean {
  const [three, ...others] = [...groups].sort((a, b) => a.length - b.length)
  return /^1[3-9]\d$/.test(three ?? '') && others.every((group) => group.length === 4)
}

const RULES: readonly [pattern: RegExp, isMobile: (text: string) => boolean][] = [
  [FAR, () => true],
  [LETTERS, (text) => digitsOf(text).length >= 4 && /[a-z|]/.test(text) && MOBILE.test(asDigits(text))],
  [GROUPS, () => true],
  [LIKE_PARTED, (text) => /^1[3-9]\d{9}$/.test(digitsOf(text)) && !isRound(text)],
  [SPOKEN, () => true],
  [SAID, (text) => isGrouped(text.match(/\d{3,4}/g) ?? [])],
  [COUNTED, (text) => (text.match(/[十拾]/g) ?? []).length >= 2],
  [PARTED, (text) => /^\d{7,12}$/.test(digitsOf(text)) && /\s0\d+(?![\d.])/.test(text)],
  [TOUCHING_PRICES, (text) => MOBILE.test(digitsOf(text))],
  [ROW, (text) => MOBILE.test(digitsOf(text)) && isMixed(text)],
]

/** Returns mobile numbers spread over words, prices, dates and times; `text` is normalised and in lower case. */
export const spreadMobiles = (text: string): Span[] =>
  RULES.flatMap(([pattern, isMobile]) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => isMobile(match))
      .map((match) => ({ from: match.index, to: match.index + match[0].trimEnd().length })),
  ).filter((span, i, all) => !all.slice(0, i).some((other) => span.from < other.to && other.from < span.to))
