import type { coupons, lotteries, lotteryPrizes } from '../../db/schema/campaign'

export type Coupon = typeof coupons.$inferSelect
export type Lottery = typeof lotteries.$inferSelect
export type LotteryPrize = typeof lotteryPrizes.$inferSelect

export interface Window {
  startsAt: Date
  endsAt: Date
}

/** A coupon somebody wants to use now. */
export interface CouponUse {
  couponId: number
  userId: number
  distId: number
  at: Date
}
