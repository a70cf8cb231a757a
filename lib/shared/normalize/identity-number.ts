import { plain, plainHyphens, withoutBlanks } from './characters'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
/** By the weighted sum modulo 11, as GB 11643 says. */
const CHECKS = '10X98765432'

/** An identity number in 18 places: the 15 of old cards lack the century and the check digit. */
export function normalIdentityNumber(text: string): string {
  const typed = plainHyphens(withoutBlanks(plain(text)).toUpperCase())
    .replaceAll('-', '')
    .normalize('NFC')
  if (!/^\d{15}$/.test(typed)) return typed
  const body = `${typed.slice(0, 6)}19${typed.slice(6)}`
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(body[place]), 0)
  return body + CHECKS[sum % 11]
}
