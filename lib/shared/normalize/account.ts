import { plain, plainHyphens, withoutBlanks } from './characters'

/**
 * Normal form for storing and comparing QQ numbers, WeChat ids, mobiles, payees and game accounts. Case, character
 * width, spaces, separators between digits and the country code of a mobile make no difference. An account with @ is
 * an email address.
 */
export function normalAccount(text: string): string {
  const typed = plain(text)
  if (typed.includes('@')) return normalEmail(typed)
  const account = plainHyphens(withoutBlanks(typed).toLowerCase()).normalize('NFC')
  const digits = account.replace(/[-.()+]/g, '')
  return /^\d+$/.test(digits) ? digits.replace(/^(?:00)?86(?=1\d{10}$)/, '') : account
}

/**
 * Normalises an email address, including a Chinese full stop from a Chinese keyboard, and the text around a copied
 * link.
 */
export const normalEmail = (text: string): string =>
  plainHyphens(withoutBlanks(plain(text).replace(/[。｡]/g, '.')))
    .toLowerCase()
    .normalize('NFC')
    .replace(/^(?:mailto:)?["'<《“]*|["'>》”.,;，；]*$/g, '')
