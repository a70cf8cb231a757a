import type { RentUnit } from '@/lib/shared/goods/quote-rent'

/** Final state of a demo rental. */
export type RentalEnd =
  | 'unpaid'
  | 'waiting'
  | 'renting'
  | 'mismatch'
  | 'check'
  | 'claimed'
  | 'settled'
  | 'misdescribed'
  | 'ownerCancelled'
  | 'renterCancelled'

/** Finished, so that the account can be rented again. */
export const ENDED: readonly RentalEnd[] = ['settled', 'misdescribed', 'ownerCancelled', 'renterCancelled']

/** Participants: both demo logins, or one of them; the others are users without a demo login. */
export type RentalPair = 'demo' | 'demoRenter' | 'demoOwner' | 'others'

export interface RentalPlan {
  end: RentalEnd
  pair: RentalPair
  /** Minutes before now when it was ordered. */
  ago: number
  unit: RentUnit
  num: number
  /** Delivered automatically by the system. */
  stored: boolean
}

const plan = (
  end: RentalEnd,
  pair: RentalPair,
  ago: number,
  [unit, num]: [RentUnit, number],
  stored = false,
): RentalPlan => ({ end, pair, ago, unit, num, stored })

/** Every possible state, for both demo logins, and some rentals of other users. Oldest first. */
export const RENTAL_PLANS: readonly RentalPlan[] = [
  plan('settled', 'demo', 9 * 1440, ['day', 1], true),
  plan('misdescribed', 'demo', 6 * 1440, ['night', 1]),
  plan('settled', 'demoRenter', 5 * 1440, ['hour', 6]),
  plan('settled', 'demoOwner', 4 * 1440, ['hour', 10], true),
  plan('ownerCancelled', 'demo', 3 * 1440, ['hour', 4]),
  plan('renterCancelled', 'demoOwner', 2 * 1440, ['hour', 2]),
  plan('settled', 'demo', 1500, ['night', 1]),
  plan('misdescribed', 'others', 900, ['hour', 3]),
  plan('claimed', 'demo', 700, ['hour', 5], true),
  plan('claimed', 'others', 640, ['hour', 4]),
  plan('check', 'demo', 420, ['hour', 4], true),
  plan('check', 'demoOwner', 300, ['hour', 3]),
  plan('renting', 'demoRenter', 260, ['night', 1]),
  plan('renting', 'demoOwner', 200, ['day', 3]),
  plan('check', 'others', 190, ['hour', 2]),
  plan('renting', 'demo', 70, ['day', 1], true),
  plan('renting', 'others', 65, ['day', 2], true),
  plan('mismatch', 'demo', 50, ['hour', 6]),
  plan('mismatch', 'others', 45, ['night', 1], true),
  plan('unpaid', 'demoOwner', 6, ['hour', 3]),
  plan('waiting', 'demoOwner', 5, ['hour', 4]),
  plan('waiting', 'demo', 4, ['hour', 2]),
  plan('unpaid', 'demo', 3, ['day', 1]),
]

/** Settled rentals of the top owners on the leaderboard, by owner. */
export const TURNOVER = [5, 4, 4, 3, 3, 2, 2, 2, 1, 1] as const
/** They are spread over this many days, with at most one at a time per account. */
export const TURNOVER_DAYS = 28

export const TERMS: readonly [RentUnit, number][] = [
  ['hour', 2],
  ['hour', 5],
  ['hour', 8],
  ['night', 1],
  ['day', 1],
  ['day', 2],
]

export const OWN_RULES: readonly string[] = [
  '只打匹配和排位，不要动背包里的道具。',
  '不要开外挂，不要改任何设置；下线前退回大厅。',
  '可以打排位，掉星不用赔；不要加好友、不要开语音骂人。',
  '付费皮肤随便用，点券和钻石不能动。',
  '随便玩，别挂机被举报就行，扣信誉分要赔。',
  '排位能打，金币别花，铭文别拆。',
  '晚上十二点后我要签到，会顶一下号，两分钟就好。',
]
export const LOGIN_NOTES: readonly string[] = ['用 QQ 登录，不用扫码。', '手机号登录，验证码在群里找我要。', '']
