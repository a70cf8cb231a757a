import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type {
  bookingSeasons,
  coupons,
  couponTemplates,
  leaderboards,
  lotteries,
  lotteryPrizes,
  seasonBookings,
} from '../../../db/schema/market/campaign'

export type Season = typeof bookingSeasons.$inferSelect
export type Booking = typeof seasonBookings.$inferSelect
export type Board = typeof leaderboards.$inferSelect
export type CouponTemplate = typeof couponTemplates.$inferSelect
export type Coupon = typeof coupons.$inferSelect
export type Lottery = typeof lotteries.$inferSelect
export type LotteryPrize = typeof lotteryPrizes.$inferSelect

export interface Window {
  startsAt: Date
  endsAt: Date
}

/** A coupon to be used now. */
export interface CouponUse {
  couponId: number
  userId: UserId
  distId: number
  at: Date
}

export interface PlannedLottery {
  distId: number
  title: string
  intro: string
  rules: string[]
  startsAt: Date
  endsAt: Date
  freePerDay: number
  maxPerDay: number
  minOrder: Fen
  prizes: PlannedPrize[]
}

export interface PlannedPrize {
  name: string
  odds: number
  /** Undefined: a prize without value. */
  coupon?: { title?: string; amount: Fen; min: Fen; goodsTypes?: number[]; validDays: number; quantity: number }
}
