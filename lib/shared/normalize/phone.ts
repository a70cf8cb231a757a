import { plain, plainHyphens, singleBlanks } from './characters'

const SEPARATED = /^[\d\s.()+-]+$/
/** Letters that are taken for digits, of Greek and Cyrillic as well, where nothing but digits and separators stands beside them. */
const MISTYPED = /^[\d\s.()+oοоil|-]+$/i
/** The country code, the prefix of long-distance calls, or both. */
const PREFIX = /^(?:(?:00)?86)?0?(?=1\d{10}$)/
/** A number of another country, which may have eleven digits too. */
const FOREIGN = /^\(?\+(?!\s*86)/

/**
 * A mobile number: digits alone, without the country code. A text that does not come to a number keeps its letters, so
 * that nobody loses what was typed.
 */
export function normalPhone(text: string): string {
  const typed = singleBlanks(plainHyphens(plain(text)))
  if (FOREIGN.test(typed)) return typed
  const read = /\d/.test(typed) && MISTYPED.test(typed) ? typed.replace(/[oοо]/gi, '0').replace(/[il|]/gi, '1') : typed
  const digits = read.replace(/\D/g, '').replace(PREFIX, '')
  return SEPARATED.test(typed) || /^1\d{10}$/.test(digits) ? digits : typed
}
