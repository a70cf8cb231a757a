/** What nobody may write in public about goods: trading outside, what is forbidden to sell, insults. */
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

/** The first refused word, whatever is put between its characters; '' when there is none. */
export function refusedWord(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\s\p{P}\p{S}\p{Cf}\p{M}]/gu, '')
  return REFUSED.find((word) => plain.includes(word)) ?? ''
}
