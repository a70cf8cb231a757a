import { plain, plainHyphens, singleBlanks } from './characters'

const SEPARATED = /^[\d\s.()+-]+$/
/** Letters that are taken for digits, where nothing but digits and separators stands beside them. */
const MISTYPED = /^[\d\s.()+oil|-]+$/i

/**
 * A mobile number: digits alone, without the country code. A text that does not come to a number keeps its letters, so
 * that nobody loses what was typed.
 */
export function normalPhone(text: string): string {
  const typed = singleBlanks(plainHyphens(plain(text)))
  const read = /\d/.test(typed) && MISTYPED.test(typed) ? typed.replace(/o/gi, '0').replace(/[il|]/gi, '1') : typed
  const digits = read.replace(/\D/g, '').replace(/^(?:00)?86(?=1\d{10}$)/, '')
  return SEPARATED.test(typed) || /^1\d{10}$/.test(digits) ? digits : typed
}
