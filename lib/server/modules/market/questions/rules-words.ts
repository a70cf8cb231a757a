import { simplified } from '@/lib/shared/normalize/simplified'

/** Words not allowed in public texts about goods: off-platform trading, prohibited goods, insults. */
const REFUSED = [
  '私下交易',
  '线下交易',
  '站外交易',
  '私聊交易',
  '加好友交易',
  '直接转账',
  '不走平台',
  '绕过平台',
  '外挂',
  '盗号',
  '洗号',
  '代实名',
  '租身份证',
  '傻逼',
  '煞笔',
  '操你',
  '妈的',
  '去死',
  '骗子',
]

/**
 * Returns the first forbidden word, in simplified or traditional characters and whatever is inserted between them; '' if
 * there is none.
 */
export function rejectedWord(text: string): string {
  const plain = simplified(text.normalize('NFKC')).replace(/[\s\p{P}\p{S}\p{Cf}\p{M}]/gu, '')
  return REFUSED.find((word) => plain.includes(word)) ?? ''
}
