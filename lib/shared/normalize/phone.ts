import { plain, plainHyphens, singleBlanks } from './characters'

const SEPARATED = /^[\d\s.()+-]+$/
/**
 * Letters that look like digits, also Greek and Cyrillic ones, in a text that otherwise has only digits and separators.
 */
const MISTYPED = /^[\d\s.()+oοоil|-]+$/i
/** The country code, the long-distance prefix, or both. */
const PREFIX = /^(?:(?:00)?86)?0?(?=1\d{10}$)/
/** A number of another country, which may also have eleven digits. */
const FOREIGN = /^\(?\+(?!\s*86)/

/**
 * Normalises a mobile number to digits without the country code. A text that does not result in a number keeps its
 * letters, so that the input is not lost.
 */
export function normalPhone(text: string): string {
  const typed = singleBlanks(plainHyphens(plain(text)))
  if (FOREIGN.test(typed)) return typed
  const read = /\d/.test(typed) && MISTYPED.test(typed) ? typed.replace(/[oοо]/gi, '0').replace(/[il|]/gi, '1') : typed
  const digits = read.replace(/\D/g, '').replace(PREFIX, '')
  return SEPARATED.test(typed) || /^1\d{10}$/.test(digits) ? digits : typed
}
