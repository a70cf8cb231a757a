import type { coinAssignments, coinMerchants, coinOffers } from '../../../db/schema/market/coin'
import type { Presence } from '../../listings/hours/types'

export type Merchant = typeof coinMerchants.$inferSelect
export type Offer = typeof coinOffers.$inferSelect
export type Turn = typeof coinAssignments.$inferSelect
export type Outcome = (typeof coinAssignments.$inferSelect)['outcome']

/** A merchant, and when he takes orders. */
export interface Keeper {
  merchant: Merchant
  presence: Presence
}

/** Statistics of a merchant's orders of the last 30 days. */
export interface Figures {
  orders: number
  done: number
  /** Median delivery time; null if there was no delivery yet. */
  minutes: number | null
}

/** Where currency is delivered; `zone`: areas that trade with each other. */
export interface Place {
  areaId: number
  serverId: number
  zone: readonly number[]
}

/** An own offer with the open offers of other persons that compete with it. */
export interface Rivals {
  offer: Offer
  /** The best ratio of others; null: there is no other open offer for this place. */
  best: bigint | null
  rivals: number
  /** How many of them are better. */
  ahead: number
}
