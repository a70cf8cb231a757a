import { plain, plainHyphens, withoutBlanks } from './characters'

/** A number of ours: order, goods, invite code, one-time code. In capitals, without blanks, hyphens and what it was quoted in. */
export const normalCode = (text: string): string =>
  plainHyphens(withoutBlanks(plain(text)).toUpperCase())
    .replaceAll('-', '')
    .normalize('NFC')
    .replace(/^[\p{Ps}\p{Pi}"'#:]+|[\p{Pe}\p{Pf}"'.,;。、]+$/gu, '')
