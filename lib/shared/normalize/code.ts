import { plain, plainHyphens, withoutBlanks } from './characters'

/** A number of ours: order, goods, invite code, one-time code. In capitals, without blanks and hyphens. */
export const normalCode = (text: string): string =>
  plainHyphens(withoutBlanks(plain(text)).toUpperCase())
    .replaceAll('-', '')
    .normalize('NFC')
