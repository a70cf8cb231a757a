import { withoutBlanks, withoutInvisible } from './characters'

/**
 * Dots that keyboards produce between the parts of a name, including the Chinese full stop; NFKC converts full-width
 * and small ones to ".".
 */
const DOTS = /[.\u0387\u16eb\u2022\u2027\u2219\u22c5\u25cf\u25e6\u26ab\u2981\u2e31\u2e33\u3002\u30fb\ua78f]/g

/** Normalises a real name: one kind of dot, no spaces. */
export const normalRealName = (text: string): string =>
  withoutBlanks(withoutInvisible(text).normalize('NFKC')).replace(DOTS, '·')
