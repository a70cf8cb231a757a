import { ACCOUNT, goodsType } from '@/lib/shared/goods/goods-types'

/** What buyer and seller say in an order's group, the buyer first and then in turn. */
export type Talk = readonly string[]

const OF_ACCOUNTS: readonly Talk[] = [
  ['在不，皮肤数和截图对得上吧', '对得上，刚登上去看了，一个不少'],
  ['能看下段位不', '可以，我这会儿在线，马上截给你'],
  ['换绑大概多久', '十来分钟，手机在旁边就行', '好，那我等你'],
  ['付了，号里好友清了吗', '清了，情侣关系上周解的', 'ok'],
  ['人脸要是弹了能配合吗', '能，群里喊我就行，晚上都在'],
  ['你好，付完了，接下来干嘛', '先等核对，完了我把账号填进订单里', '好的，不急'],
  ['这号打过代练没', '没有，都是自己打的，战绩可以看'],
]
const OF_PROPS: readonly Talk[] = [
  ['你好，大概多久能给', '在线，十分钟内'],
  ['在吗？付款了', '看到了，马上弄'],
  ['角色名填的那个就是对的，别送错', '放心，送之前再跟你对一遍'],
  ['我八点才能上线，行不行', '行，到了群里叫我'],
  ['已经上线了，在主城门口', '来了，骑白马那个就是我', '收到，数量对的，谢了'],
]
const OF_COINS: readonly Talk[] = [
  ['上线了，哪里交易', '老地方，二线仓库旁边'],
  ['拍卖行挂什么？', '随便挂个垃圾装备，价格改成订单这个数，挂好说一声', '挂了', '拍了，看下邮箱'],
  ['分两次给行吗，怕限额', '可以，先给一半，隔十分钟再给剩下的'],
  ['手续费算谁的', '我的，到手就是你拍的数'],
]
const OF_CODES: readonly Talk[] = [
  ['发了吗，活动今晚截止', '马上，填好了你刷新下订单'],
  ['安卓微信能用吧', '全区都能用，兑的时候选区就行'],
]
const OF_TOP_UPS: readonly Talk[] = [
  ['账号填的没错吧，帮我看一眼', '没错，角色名我核对过了，这就充'],
  ['到了到了，谢谢老板', '客气，下次再来'],
]

const TOP_UP = 3

export function talksOf(goodsTypeId: number): readonly Talk[] {
  if (goodsTypeId === ACCOUNT) return OF_ACCOUNTS
  const { delivery, isCurrency } = goodsType(goodsTypeId)
  if (delivery === 'code') return OF_CODES
  if (isCurrency) return OF_COINS
  return goodsTypeId === TOP_UP ? OF_TOP_UPS : OF_PROPS
}

const HANDED_PROPS = [
  '给过去了，截图在下面，核对一下。',
  '已经送出，游戏里看下邮箱。',
  '做完了，图在下面，不对随时说。',
] as const
const HANDED_COINS = ['币给了，数一下，没问题点个确认。', '拍卖行那件拍了，看下邮箱。'] as const
const HANDED_CODES = ['卡密：DEMO-8F2K-77QX-31LM，90 天内兑掉。'] as const
const HANDED_TOP_UPS = ['充好了，上号看下余额。', '到账了，重登一下就能看到。'] as const

/** What a seller writes when delivering anything but an account. */
export function handedOf(goodsTypeId: number): readonly string[] {
  const { delivery, isCurrency } = goodsType(goodsTypeId)
  if (delivery === 'code') return HANDED_CODES
  if (isCurrency) return HANDED_COINS
  return goodsTypeId === TOP_UP ? HANDED_TOP_UPS : HANDED_PROPS
}

export const BUYER_LEAVES = ['拍错了', '不想要了', '找到更合适的了', '对象不让买', '等太久了'] as const
export const SELLER_LEAVES = ['账号临时有变动', '不卖了，自己留着玩', '朋友要走了', '这两天没空弄'] as const
export const ROLES = [
  '小号一零二四',
  '晚风微凉',
  '奶茶三分甜',
  '别追我膝盖疼',
  '南巷旧人',
  '一拳一个',
  '夜雨听荷',
] as const
