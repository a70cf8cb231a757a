/** Helpers shared by the normalisers in this folder. */

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** U+2800 is an empty Braille cell that looks like a space. */
const BLANKS = /[\s\u2800]+/gu
/**
 * Dashes of every script, the minus sign, and the long vowel mark that Chinese and Japanese keyboards produce instead.
 */
const HYPHENS = /[\p{Pd}\u2043\u2212\u02d7\u30fc]/gu

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')
/** Composes again, because a combining mark may now follow another character. */
export const withoutBlanks = (text: string): string => text.replace(BLANKS, '').normalize('NFC')
export const singleBlanks = (text: string): string => text.replace(BLANKS, ' ').trim()
export const plainHyphens = (text: string): string => text.replace(HYPHENS, '-')

/**
 * Ranges of digits and letters in black or double circles and squares, which NFKC does not change: first character,
 * count, and first plain character.
 */
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
/** The circled characters, and the plain character for each. */
export const [RINGED_FORMS, RINGED_PLAIN] = [[...PLAIN_OF.keys()], [...PLAIN_OF.values()]]

/**
 * Converts decimal digits of every script to 0-9: each script has its ten in sequence, starting at zero. Also converts
 * circled digits and letters.
 */
export const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}|\p{No}|\p{So}/gu, (digit) => {
    const ringed = PLAIN_OF.get(digit)
    if (ringed !== undefined || !/\p{Nd}/u.test(digit)) return ringed ?? digit
    const code = digit.codePointAt(0) ?? 0
    let before = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
    return String(before % 10)
  })

/** 10² means neither 102 nor an intended amount: numbers with superscript or subscript digits are rejected. */
export const hasRaised = (text: string): boolean => /[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]/.test(text)

/** One form of each character (NFKC), digits as 0-9, no invisible characters. Not for names or prose. */
export const plain = (text: string): string => plainDigits(withoutInvisible(text).normalize('NFKC'))
