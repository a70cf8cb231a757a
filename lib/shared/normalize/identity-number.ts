import { plain, plainHyphens, withoutBlanks } from './characters'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
/** By the weighted sum modulo 11, as GB 11643 says. */
const CHECKS = '10X98765432'

/** What stands for the X at the end: signs of multiplication, and letters of Greek and Cyrillic. */
const X_ALIKE = /[\u00d7\u2715\u2716\u2573\u03a7\u0425]$/

/** An identity number in 18 places: the 15 of old cards lack the century and the check digit. */
export function normalIdentityNumber(text: string): string {
  const typed = plainHyphens(withoutBlanks(plain(text)).toUpperCase())
    .replaceAll('-', '')
    .normalize('NFC')
    .replace(X_ALIKE, 'X')
  if (!/^\d{15}$/.test(typed)) return typed
  const body = `${typed.slice(0, 6)}19${typed.slice(6)}`
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(body[place]), 0)
  return body + CHECKS[sum % 11]
}
