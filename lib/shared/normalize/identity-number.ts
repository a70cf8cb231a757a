import { plain, plainHyphens, withoutBlanks } from './characters'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
/** Check digits by the weighted sum modulo 11, as defined in GB 11643. */
const CHECKS = '10X98765432'

/** Look-alikes of the final X: multiplication signs, and Greek and Cyrillic letters. */
const X_ALIKE = /[\u00d7\u2715\u2716\u2573\u03a7\u0425]$/

/** What is copied along with a number: 身份证号：, and the full stop after it. */
const AROUND = /^(?:居民)?身[份分][证證]?(?:号码?|號碼?)?(?:是|为)?:?(?=\d)|(?<=[\dX])[。.,;]+$/g

/**
 * Normalises an identity number to 18 characters: the 15-digit numbers of old cards lack the century and the check
 * digit.
 */
export function normalIdentityNumber(text: string): string {
  const typed = plainHyphens(withoutBlanks(plain(text)).toUpperCase())
    .replaceAll('-', '')
    .normalize('NFC')
    .replace(AROUND, '')
    .replace(X_ALIKE, 'X')
  if (!/^\d{15}$/.test(typed)) return typed
  const body = `${typed.slice(0, 6)}19${typed.slice(6)}`
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(body[place]), 0)
  return body + CHECKS[sum % 11]
}
