import { ACCOUNT as ACCOUNT_TYPE, type GoodsTypeId, type VirtualTypeId } from '@/lib/shared/goods/goods-types'

/** Page texts of a goods type. */
interface TypeWords {
  /** 购买须知 */
  rules: readonly string[]
  /** How it is delivered, below the stage of the delivery. */
  handOver: string
}

/** Used if the rules require no verification. */
const PLAIN_ACCOUNT: TypeWords = {
  rules: [
    '收到账号后请先登录核对资料，再换绑密保手机、实名信息并改密码。',
    '换绑完成之前，不要点确认收货；与描述不符可以退款。',
    '账号被原主找回，在保障期内到订单详情点“申请理赔”，提交截图。',
  ],
  handOver: '加密交付，核对后再确认',
}

const ACCOUNT: TypeWords = {
  rules: [
    '付款后请在订单群里完成验号和换绑，客服会逐项核对页面上的信息。',
    '换绑密保手机、实名信息之前，不要点确认收货。',
    '账号被原主找回，在保障期内到订单详情点“申请理赔”，提交截图。',
  ],
  handOver: '客服进群验号，陪同换绑',
}

/** Props and currency: delivered in the game. */
const IN_GAME: TypeWords = {
  rules: [
    '下单时请填写收货角色名，并保持角色在线，方便卖家当面交付。',
    '收到物品并核对数量后，再点确认收货；数量不符在订单详情申请售后。',
    '交付只在游戏内进行，不要把物品还给自称客服或卖家的人。',
  ],
  handOver: '游戏内按角色名当面交易',
}

const CODE_RULES = [
  '先核对游戏、面值和有效期再兑换；兑换成功后不退不换。',
  '卡密无效或已被使用，先截图，再到订单详情申请售后，核实后全额退款。',
]
const CODE: TypeWords = {
  rules: ['卖家发货时把卡密填进订单，加密保存，只有你能查看；请不要在群里索要。', ...CODE_RULES],
  handOver: '卖家填进订单，只有你能看',
}
/** Codes that the seller has stored. */
const STORED_CODE: TypeWords = {
  rules: ['付款后卡密自动发到订单里，加密保存，只有你能查看。', ...CODE_RULES],
  handOver: '付款后自动发码，只有你能看',
}

const TOP_UP: TypeWords = {
  rules: [
    '只需要填写充值账号或角色，任何人向你要密码、验证码都不要给。',
    '请核对账号和区服；填错导致充到他人账号的，无法追回。',
    '到账后登录游戏核对数量，再点确认收货；不符在订单详情申请售后。',
  ],
  handOver: '充值到账，不用给密码',
}

const WORDS: Record<GoodsTypeId, TypeWords> = { 1: ACCOUNT, 27: IN_GAME, 22: IN_GAME, 2: IN_GAME, 46: CODE, 3: TOP_UP }

/** What the texts of one item depend on besides its type. */
export interface Handling {
  /** The rules require staff to verify an account. */
  isVerified: boolean
  /** The seller has stored the codes, so that they are delivered on payment. */
  isAutomatic: boolean
}

export function wordsOf(typeId: number, { isVerified, isAutomatic }: Handling): TypeWords {
  if (typeId === ACCOUNT_TYPE && !isVerified) return PLAIN_ACCOUNT
  const words = (WORDS as Record<number, TypeWords>)[typeId] ?? IN_GAME
  return words === CODE && isAutomatic ? STORED_CODE : words
}

/** Title of the facts section of a type. */
export const factsTitle = (typeId: number): string => (typeId === ACCOUNT_TYPE ? '账号信息' : '商品信息')

const IN_GAME_SHELF = '下单填写角色名，游戏内当面交易'
const SHELVES: Record<GoodsTypeId, string> = {
  1: '货款托管，确认收货才放款',
  27: IN_GAME_SHELF,
  22: IN_GAME_SHELF,
  2: IN_GAME_SHELF,
  46: '订单内发码，加密保存',
  3: '只填充值账号，不要密码',
}

/** Text next to the title of a type's shelf. */
export const shelfWords = (typeId: number): string => (SHELVES as Record<number, string>)[typeId] ?? IN_GAME_SHELF

/** Additional texts for types without a choice of cover: delivery, and frequent questions. */
interface VirtualWords {
  ways: readonly (readonly [icon: string, title: string, text: string])[]
  questions: readonly (readonly [question: string, answer: string])[]
}

/** `start`: the seller's delivery time, set by the rules. */
interface VirtualHandling {
  start: string
  isAutomatic: boolean
}
const virtual = ({ start, isAutomatic }: VirtualHandling): Record<VirtualTypeId, VirtualWords> => ({
  46: {
    ways: [
      isAutomatic
        ? ['key', '自动发货', '付款后卡密立即显示在订单里']
        : ['key', '卖家发货', `卖家 ${start}内把卡密填进订单`],
      ['lock', '不交接账号', '自己登录游戏兑换'],
      ['shield', '无效全额退', '兑换前卡密不可用，全额退款'],
    ],
    questions: [
      [
        '卡密在哪里看？',
        `${isAutomatic ? '付款后' : '卖家发货后'}，打开订单详情，点“查看交付内容”。每次查看都有记录，请不要发给别人。`,
      ],
      ['提示已被使用怎么办？', '先截图兑换结果，不要点确认收货，在订单详情申请售后。核实后全额退款。'],
    ],
  },
  3: {
    ways: [
      ['user', '充到你的账号', '只填账号和角色'],
      ['lock', '不要密码', '不登录、不换绑'],
      ['shield', '未到账全额退', `卖家 ${start}未充值，自动退款`],
    ],
    questions: [
      ['需要把密码给卖家吗？', '不需要。只填充值账号或角色，任何人要密码、验证码都请拒绝并联系客服。'],
      ['账号填错了怎么办？', '卖家充值前可以取消订单，或在订单群里更正；已经充到别人账号的无法追回。'],
    ],
  },
})

export function virtualWordsOf(typeId: number, handling: VirtualHandling): VirtualWords {
  const words = virtual(handling)
  return (words as Record<number, VirtualWords>)[typeId] ?? words[3]
}
