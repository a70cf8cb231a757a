import { plain, plainHyphens, withoutBlanks } from './characters'

/**
 * Normalises our own numbers: order, goods, invite code, one-time code. Upper case, without spaces, hyphens and
 * quotation marks.
 */
export const normalCode = (text: string): string =>
  plainHyphens(withoutBlanks(plain(text)).toUpperCase())
    .replaceAll('-', '')
    .normalize('NFC')
    .replace(/^[\p{Ps}\p{Pi}"'#:]+|[\p{Pe}\p{Pf}"'.,;。、]+$/gu, '')
