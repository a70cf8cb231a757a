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

/** Decimal digits of every script as 0-9: each script has its ten in a row, from zero on. */
export const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let before = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
    return String(before % 10)
  })

/** One form of the same character (NFKC), digits as 0-9, nothing that cannot be seen. Not for names or prose. */
export const plain = (text: string): string => plainDigits(withoutInvisible(text).normalize('NFKC'))
