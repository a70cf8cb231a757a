import { speltNumbers } from '../normalize/spoken-digits'
import { GAP, joined } from './contact-text'
import type { Span } from './span'

const MOBILE = /1[3-9]\d{9}/
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Digits far apart: 1.....3.....8 and so on. */
const FAR = /(?<!\d)1[.·。_~*-]{0,40}[3-9](?:[.·。_~*-]{0,40}\d){9}(?!\d)/g
/** Letters instead of digits: 138-OOOO-OOO1, l38l234567B. */
const LETTERS = new RegExp(`(?<![a-z0-9])[1li|](?:${GAP}{0,2}[0-9olib|]){10}(?![a-z0-9])`, 'g')
/**
 * The usual groups with something between them: 138abcd1234efgh5678, 138 then 1234 then 5678,
 * 138😀😀😀😀1234😀😀😀😀5678.
 */
const APART = '[\\s◦。、·¥!-/:-@\\[-~]{1,12}'
const GROUPS = new RegExp(`(?<!\\d)1[3-9]\\d${APART}\\d{4}${APART}\\d{4}(?!\\d)`, 'g')
/** The same separator everywhere: 138元 1234元 5678元, 1和3和8 and so on. */
const LIKE_PARTED = /(?<![\d.])(?=1\D{0,4}[3-9])1\d{0,9}(\D{1,4})\d{1,9}(?:\1\d{1,9}){1,9}(?!\d)/gu
/**
 * Parts said one after the other: 前面138，中间1234，后面5678; 138 然后1234 然后5678; 138开头，中间1234，尾号5678.
 */
const PLACE = '(?:前|中|后|尾|末|首|开头|打头|再|接|跟|然后|最后)'
const WORDS = '[\\p{Script=Han}\\s:,、=-]'
const SPOKEN_LINK = `${GAP}{0,3}(?:${PLACE}|\\p{Script=Han}{0,2}(?:开头|打头|开始|起头|结尾|在前|在中|在后))${WORDS}{0,10}(?:[34]位)?${WORDS}{0,4}`
const SPOKEN = new RegExp(`(?<!\\d)\\d{3,4}(?:${SPOKEN_LINK}\\d{3,4}){2}(?!\\d)`, 'gu')
/** One of the parts is hidden or only separated: 138xxxx1234尾号5678. */
const HALF_SPOKEN = new RegExp(
  `(?<!\\d)1[3-9]\\d(?:${APART}\\d{4}${SPOKEN_LINK}|${SPOKEN_LINK}\\d{4}${APART})\\d{4}(?!\\d)`,
  'gu',
)
/** A QQ number with letters for zeros and ones. */
const LETTERED = /(?<![a-z0-9])[1-9][0-9ol]{7,10}(?![a-z0-9])/g
/** 前三138中四1234后四5678, after Chinese digits became digits. */
const BY_LENGTH = new RegExp(
  `前3[位个]?${GAP}?1[3-9]\\d${GAP}?中间?4[位个]?${GAP}?\\d{4}${GAP}?后4[位个]?${GAP}?\\d{4}`,
  'g',
)
/** 138后面8个0改1234, 138 4个0 1234. */
const REPEATED =
  /(?<!\d)1[3-9]\d[\s,、]{0,2}(?:后[面边]?|接着?|跟着?|再|然后|加)?[\s,、]{0,2}(?:是|有|接|加)?\s?[1-8]个\d(?!\d)(?:[\p{Script=Han}\s,、]{0,6}\d{1,8}(?!\d))?/gu
/** Groups as numbers with units: 一百三十八 一千二百三十四 五千六百七十八. */
const FOUR = String.raw`(?:\d{4}|\d[千仟](?:0?\d[百佰])?(?:0?\d[十拾])?0?\d?)`
const COUNTED = new RegExp(
  `(?<!\\d)1(?:[3-9]\\d|[百佰][3-9][十拾]\\d?)(?:${GAP}|亿){0,3}${FOUR}(?:${GAP}|万){0,3}${FOUR}(?!\\d)`,
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

/** Whether the repeated digit completes the number, or leaves what is said after it. */
function isRepeated(text: string): boolean {
  const [three = '', times = '', , rest = ''] = text.match(/\d+/g) ?? []
  const length = three.length + Number(times)
  return length === 11 || length + rest.length === 11
}

const RULES: readonly [pattern: RegExp, isMobile: (text: string) => boolean][] = [
  [FAR, () => true],
  [LETTERS, (text) => digitsOf(text).length >= 4 && /[a-z|]/.test(text) && MOBILE.test(asDigits(text))],
  [GROUPS, () => true],
  [LIKE_PARTED, (text) => /^1[3-9]\d{9}$/.test(digitsOf(text)) && !isRound(text)],
  [HALF_SPOKEN, () => true],
  [LETTERED, (text) => digitsOf(text).length >= 4 && /o/.test(text)],
  [SPOKEN, (text) => isGrouped(text.match(/\d{3,4}/g) ?? [])],
  [BY_LENGTH, () => true],
  [REPEATED, isRepeated],
  [COUNTED, (text) => (text.match(/[十拾]/g) ?? []).length >= 2],
  [PARTED, (text) => /^\d{7,12}$/.test(digitsOf(text)) && /\s0\d+(?![\d.])/.test(text)],
  [TOUCHING_PRICES, (text) => MOBILE.test(digitsOf(text))],
  [ROW, (text) => MOBILE.test(digitsOf(text)) && isMixed(text)],
]

/** Digits of a number spelled in letters. */
const LEAST_SPELT = 7

/** Returns mobile numbers spread over words, prices, dates and times, in a read text. */
export function spreadMobiles(text: string): Span[] {
  const spread = RULES.flatMap(([pattern, isMobile]) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => isMobile(match))
      .map((match) => ({ from: match.index, to: match.index + match[0].trimEnd().length })),
  )
  const spelt = speltNumbers(text).filter(({ digits }) => digits.length >= LEAST_SPELT)
  return joined([
    ...spread,
    ...spelt.map(({ index, text: part }) => ({ from: index, to: index + part.trimEnd().length })),
  ])
}
