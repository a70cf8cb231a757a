import type { coinAssignments, coinMerchants, coinOffers } from '../../../db/schema/coin'

export type Merchant = typeof coinMerchants.$inferSelect
export type Offer = typeof coinOffers.$inferSelect
export type Turn = typeof coinAssignments.$inferSelect
export type Outcome = (typeof coinAssignments.$inferSelect)['outcome']

/** Of a merchant's orders of 30 days. */
export interface Figures {
  orders: number
  done: number
  /** Median of the deliveries; null: none yet. */
  minutes: number | null
}

/** Where currency is handed over; `zone`: areas that trade with each other. */
export interface Place {
  areaId: number
  serverId: number
  zone: readonly number[]
}
