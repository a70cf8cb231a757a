import { withoutBlanks, withoutInvisible } from './characters'

/** The dots that keyboards give between the parts of a name; full-width and small ones become "." by NFKC. */
const DOTS = /[.\u0387\u16eb\u2022\u2027\u2219\u22c5\u2e31\u2e33\u30fb\ua78f]/g

/** A real name: one kind of dot, no blanks. */
export const normalRealName = (text: string): string =>
  withoutBlanks(withoutInvisible(text).normalize('NFKC')).replace(DOTS, '·')
