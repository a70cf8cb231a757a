/** Steps shared by the kinds of input in this folder. */

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** U+2800 is a Braille cell without dots: it looks like a space. */
const BLANKS = /[\s\u2800]+/gu
/** Dashes of every script, the minus sign, and the long vowel mark that Chinese and Japanese keyboards put in its place. */
const HYPHENS = /[\p{Pd}\u2043\u2212\u02d7\u30fc]/gu

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')
/** Composes again, because a combining mark may have come to stand behind another character. */
export const withoutBlanks = (text: string): string => text.replace(BLANKS, '').normalize('NFC')
export const singleBlanks = (text: string): string => text.replace(BLANKS, ' ').trim()
export const plainHyphens = (text: string): string => text.replace(HYPHENS, '-')

/** Rows of digits and letters in black or double rings and squares, which NFKC leaves alone: their first, how many, and what that is. */
const RINGED = [
  [0x24f5, 9, '1'],
  [0x24ff, 1, '0'],
  [0x2776, 9, '1'],
  [0x2780, 9, '1'],
  [0x278a, 9, '1'],
  [0x1f10b, 1, '0'],
  [0x1f10c, 1, '0'],
  [0x1f150, 26, 'a'],
  [0x1f170, 26, 'a'],
] as const
const PLAIN_OF = new Map(
  RINGED.flatMap(([first, count, as]) =>
    Array.from({ length: count }, (_, i) => [
      String.fromCodePoint(first + i),
      String.fromCodePoint(as.charCodeAt(0) + i),
    ]),
  ) as [string, string][],
)
/** The ringed characters, and beside each what it stands for. */
export const [RINGED_FORMS, RINGED_PLAIN] = [[...PLAIN_OF.keys()], [...PLAIN_OF.values()]]

/** Decimal digits of every script as 0-9: each script has its ten in a row, from zero on. Ringed ones and letters as well. */
export const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}|\p{No}|\p{So}/gu, (digit) => {
    const ringed = PLAIN_OF.get(digit)
    if (ringed !== undefined || !/\p{Nd}/u.test(digit)) return ringed ?? digit
    const code = digit.codePointAt(0) ?? 0
    let before = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
    return String(before % 10)
  })

/** 10² is neither 102 nor what somebody means to pay: numbers with raised or lowered digits are not read. */
export const hasRaised = (text: string): boolean => /[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]/.test(text)

/** One form of the same character (NFKC), digits as 0-9, nothing that cannot be seen. Not for names or prose. */
export const plain = (text: string): string => plainDigits(withoutInvisible(text).normalize('NFKC'))
