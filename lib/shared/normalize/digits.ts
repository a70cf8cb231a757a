import { hasRaised, plain, plainHyphens, withoutBlanks } from './characters'

/** Normalises a code of digits, such as one sent by SMS: "123 456" and "123-456" become 123456. */
export const normalDigits = (text: string): string =>
  plainHyphens(withoutBlanks(plain(text))).replace(/(\d)-+(?=\d)/g, '$1')

/** Normalises a whole number; "1,000" becomes 1000. */
export function normalCount(text: string): string {
  if (hasRaised(text)) return text.trim()
  const number = withoutBlanks(plain(text))
  return /^\d{1,3}(?:,\d{3})+$/.test(number) ? number.replaceAll(',', '') : number
}
