import { type GoodsType, goodsType } from '../goods/goods-types'

/** Reasons for a dispute. */
export const DISPUTE_KINDS = {
  mismatch: '与描述不符',
  access: '登不上',
  missing: '没有收到或数量不对',
  invalid: '兑换码无效',
  redeemed: '兑换码已被使用',
  banned: '封号或禁赛',
  stalled: '对方不配合',
  other: '其他',
} as const
export type DisputeKind = keyof typeof DISPUTE_KINDS

const KINDS_BY_DELIVERY = {
  credentials: ['mismatch', 'access', 'banned', 'stalled', 'other'],
  note: ['mismatch', 'missing', 'banned', 'stalled', 'other'],
  code: ['invalid', 'redeemed', 'missing', 'mismatch', 'other'],
} as const satisfies Record<GoodsType['delivery'], readonly DisputeKind[]>

/** Reasons that fit what the order delivers, the most frequent one first. */
export const kindsOf = (goodsTypeId: number): readonly DisputeKind[] =>
  KINDS_BY_DELIVERY[goodsType(goodsTypeId).delivery]

/** Outcomes the opener can request. */
export const DISPUTE_WANTS = { full: '全额退款', part: '退一部分', redo: '继续交易，改正' } as const
export type DisputeWant = keyof typeof DISPUTE_WANTS
export const DISPUTE_WANT_KEYS = Object.keys(DISPUTE_WANTS) as [DisputeWant, ...DisputeWant[]]

/**
 * answer: waits for the other party; talk: both negotiate a split; staff: waits for a ruling; ruled: can be appealed.
 */
export const DISPUTE_STAGES = ['answer', 'talk', 'staff', 'ruled', 'closed'] as const
export type DisputeStage = (typeof DISPUTE_STAGES)[number]
/** Names shown to staff. */
export const DISPUTE_STAGE_NAMES: Readonly<Record<DisputeStage, string>> = {
  answer: '待回应',
  talk: '协商中',
  staff: '客服处理中',
  ruled: '申诉期',
  closed: '已结束',
}

/** Outcomes of a closed dispute; silent: of disputes from before silence went to staff. */
export const DISPUTE_OUTCOMES = {
  granted: '对方同意',
  silent: '对方未回应',
  agreed: '双方协商一致',
  ruled: '客服处理',
  withdrawn: '已撤回',
} as const
export type DisputeOutcome = keyof typeof DISPUTE_OUTCOMES

/** Actions of its parties. */
export const DISPUTE_ACTIONS = [
  'agree',
  'contest',
  'propose',
  'accept',
  'escalate',
  'withdraw',
  'show',
  'appeal',
] as const
export type DisputeAction = (typeof DISPUTE_ACTIONS)[number]

/** In hours; the time to answer is a rule of the mode (`disputeHours`). */
export const DISPUTE_TALK_HOURS = 48
export const DISPUTE_RULING_HOURS = 7 * 24
export const DISPUTE_APPEAL_HOURS = 72

/** Maximum pictures per statement, and text length limits. */
export const DISPUTE_PICTURES = 9
export const DISPUTE_WORDS = { least: 10, most: 500 } as const

/** The page of an order's dispute, and of opening one. */
export const disputePath = (orderSn: string): string => `/center/buyers/buyComplaint?orderSn=${orderSn}`
