import { withoutBlanks, withoutInvisible } from './characters'

/**
 * Dots that keyboards produce between the parts of a name, including the Chinese full stop; NFKC converts full-width
 * and small ones to ".".
 */
const DOTS = /[.\u0387\u16eb\u2022\u2027\u2219\u22c5\u25cf\u25e6\u26ab\u2981\u2e31\u2e33\u3002\u30fb\ua78f]/g

/** Only with a colon: 姓名 may begin a name. */
const LABEL = /^(?:真实|真實)?(?:姓名|名字):(?=\p{Script=Han})/u

/** Normalises a real name: one kind of dot, no spaces, no label. */
export const normalRealName = (text: string): string =>
  withoutBlanks(withoutInvisible(text).normalize('NFKC')).replace(LABEL, '').replace(DOTS, '·')
