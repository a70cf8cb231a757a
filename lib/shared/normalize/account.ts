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

/** Normalises a QQ number, also with its label or as the address of its mailbox. A WeChat id may begin with qq. */
export const normalQq = (text: string): string =>
  normalAccount(text)
    .replace(/^(?:我的)?(?:qq|扣扣|企鹅)?(?:号码?|账号)?(?:是|为)?:?(?=\d+(?:@|$))/, '')
    .replace(/^(\d{5,10})@qq\.com$/, '$1')

/**
 * Normalises an email address, including a Chinese full stop from a Chinese keyboard, and the text around a copied
 * link.
 */
export const normalEmail = (text: string): string =>
  plainHyphens(withoutBlanks(plain(text).replace(/[。｡]/g, '.')))
    .toLowerCase()
    .normalize('NFC')
    .replace(
      /^(?:(?:我的?)?(?:[邮郵][箱件](?:地址)?(?:是|为)?:?|e-?mail:))?(?:mailto:)?["'<《“]*|["'>》”.,;，；]*$/g,
      '',
    )
