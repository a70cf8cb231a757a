import { goodsType } from '@/lib/shared/goods/goods-types'
import type { Random } from '../random'
import { weighted } from '../weighted'

/** Texts for five stars, for four, and for fewer. */
type Words = readonly [good: readonly string[], fair: readonly string[], poor: readonly string[]]

const ANY: Words = [
  ['卖家回得快，十几分钟就弄完了。', '第二次在这家买，放心。', '人很实在，问什么都答。'],
  ['东西没问题，就是回复慢了点。', '等了一个多小时，其他没问题。'],
  ['联系了很久才交付，体验一般。'],
]
const OF_ACCOUNTS: Words = [
  [
    '资料和描述一致，换绑很顺利。',
    '号没问题，皮肤都在。',
    '客服全程在，流程清楚。',
    '价格公道，验号很仔细。',
    '换绑教得很细，新手也能弄。',
    '已换绑，登录正常。',
  ],
  ['有一个皮肤是体验卡，卖家退了差价。', '描述略有出入，沟通后解决了。'],
  ['改绑拖了一天，催了几次。', '和描述差了几个皮肤，客服协调退了一部分。'],
]
const OF_WARES: Words = [
  ['发货快，数量对。', '比我想的还好，多送了点材料。', '约好就上线，当面交易很快。', '价格公道，到手就能用。'],
  ['少发了一点，说了马上就补。'],
  ['约了几次时间才交易上。'],
]
const OF_CODES: Words = [
  ['付完款就收到了，一次兑换成功。', '卡密有效，复制就能用。', '发得快，比官方便宜。'],
  ['兑换有区服限制，问了才知道。'],
  ['第一张提示已使用，换了一张才好。'],
]
const OF_TOP_UPS: Words = [
  ['到账很快，好评。', '几分钟就充好了，余额对得上。', '账号填好就行，很省心。'],
  ['分两次到账的，数量没少。'],
  ['催了两次才充上。'],
]

const TOP_UP = 3
const wordsOf = (goodsTypeId: number): Words => {
  const { delivery } = goodsType(goodsTypeId)
  if (delivery === 'credentials') return OF_ACCOUNTS
  if (delivery === 'code') return OF_CODES
  return goodsTypeId === TOP_UP ? OF_TOP_UPS : OF_WARES
}

const starsOf = weighted([5, 4, 3, 2], (_, i) => [82, 12, 4, 2][i] as number)

/** Stars and review text for a purchase; every third has no text. */
export function review(random: Random, goodsTypeId: number): { stars: number; text: string } {
  const stars = starsOf(random)
  if (random.chance(0.34)) return { stars, text: '' }
  const tone = stars === 5 ? 0 : stars === 4 ? 1 : 2
  return { stars, text: random.pick([...ANY[tone], ...wordsOf(goodsTypeId)[tone]]) }
}
