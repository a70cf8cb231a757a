import { hasRaised, plain, plainHyphens, withoutBlanks } from './characters'

/** The digits between Chinese and punctuation: 验证码123456, 【123456】. */
const SURROUNDED = /^[\p{Script=Han}\p{P}\p{S}]*?(\d+)[\p{Script=Han}\p{P}\p{S}]*$/u
/** A code in a whole message. */
const CODE = /(?<![\da-z])\d{6}(?![\da-z])/gi

/**
 * Normalises a code of digits, such as one sent by SMS: "123 456", "123-456" and "验证码：123456" become 123456, and so
 * does the whole message if it contains only one number of six digits.
 */
export function normalDigits(text: string): string {
  const typed = plain(text)
  const digits = plainHyphens(withoutBlanks(typed)).replace(/(\d)-+(?=\d)/g, '$1')
  const surrounded = SURROUNDED.exec(digits)?.[1]
  if (surrounded !== undefined || !/\p{Script=Han}/u.test(digits)) return surrounded ?? digits
  const [code, ...others] = typed.match(CODE) ?? []
  return code !== undefined && others.length === 0 ? code : digits
}

/** Normalises a whole number; "1,000" and "1,000个" become 1000. */
export function normalCount(text: string): string {
  if (hasRaised(text)) return text.trim()
  const number = withoutBlanks(plain(text)).replace(/(?<=\d)[个個件份次张張][。.]?$/, '')
  return /^\d{1,3}(?:,\d{3})+$/.test(number) ? number.replaceAll(',', '') : number
}

/** The same for a number of hours: "24小时" becomes 24; days stay, and are refused. */
export const normalHours = (text: string): string =>
  hasRaised(text)
    ? text.trim()
    : normalCount(plain(text).replace(/(?<=\d)\s*(?:[个個]?(?:小时|小時|钟头|鐘頭)|h)[。.]?\s*$/i, ''))
