import { plain, plainHyphens, withoutBlanks } from './characters'

/**
 * The form in which QQ numbers, WeChat ids, mobiles, payees and game accounts are kept and compared. Case, width, blanks,
 * and separators between digits do not make another account, nor does the country code of a mobile.
 */
export function normalAccount(text: string): string {
  const account = plainHyphens(withoutBlanks(plain(text)).toLowerCase()).normalize('NFC')
  const digits = account.replace(/[-.()+]/g, '')
  return /^\d+$/.test(digits) ? digits.replace(/^(?:00)?86(?=1\d{10}$)/, '') : account
}

/** An e-mail address, in which a Chinese keyboard may have left a full stop, or a copied link what stands around it. */
export const normalEmail = (text: string): string =>
  withoutBlanks(plain(text).replace(/[。｡]/g, '.'))
    .toLowerCase()
    .normalize('NFC')
    .replace(/^(?:mailto:)?["'<《“]*|["'>》”.,;，；]*$/g, '')
