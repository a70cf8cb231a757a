import type { Random } from '../random'

/** Opening sentences of an owner when the account itself has nothing special. */
const PLAIN = [
  '小号，平时挂着做日常，没怎么充钱。',
  '朋友送的号，玩了一阵子，现在用不上。',
  '过渡用的号，新手直接上手，不用从头练。',
  '弃坑出号，随便出，价格已经很低。',
  '学生党的号，充得不多，胜在干净。',
  '备用号，资料齐全，拿来练手正好。',
]
const WHY = [
  '工作忙没空玩，',
  '换了别的游戏，',
  '家里有事急用钱，',
  '准备考试了，',
  '号太多顾不过来，',
  '退坑，',
  '',
  '',
  '',
]
const FIRM = [
  '一口价，不议价，喜欢直接拍。',
  '价格比同类低，不刀，拍下秒回。',
  '诚心卖，不比价，不接受换号。',
  '不接受分期和置换，谢谢理解。',
]
const SOFT = [
  '价格可以小刀，点议价报个诚心价。',
  '可以谈，差不多就出。',
  '诚心要可以便宜点，别太离谱。',
  '急出，价格好说，合适马上走。',
]
const MEET = [
  '晚上八点后都在线，随时配合验号。',
  '白天上班，消息看到就回，换绑当天弄完。',
  '资料都在手上，付款后进群马上交接。',
  '一般十分钟内回复，周末全天在。',
  '拍下直接进群，客服在的时候一起核对。',
]
/** Opening sentences of the shop: what was checked. */
const CHECKED = [
  '入库时由验号员逐项核对，资产以本页资料为准。',
  '已完成入库验号，截图与资料一致后上架。',
  '平台回收后重新核验，密保资料由本店保管。',
]
const HANDED = [
  '付款后一小时内交付，换绑由客服全程协助。',
  '工作时间付款 30 分钟内交付，夜间顺延至次日 9 点。',
  '交付后提供 7 天登录协助，换绑不另收费。',
]

export const shopLines = (random: Random): [checked: string, handed: string] => [
  random.pick(CHECKED),
  random.pick(HANDED),
]
export const plainLine = (random: Random): string => random.pick(PLAIN)
export const closingLines = (random: Random, bargain: boolean): string =>
  `${random.pick(WHY)}${random.pick(bargain ? SOFT : FIRM)}${random.pick(MEET)}`

/** Suffix of the titles of shop items. */
export const SHOP_TAGS = ['自营 已验号', '自营 入库核验', '官方回收 已换绑', '自营 资料齐全'] as const
