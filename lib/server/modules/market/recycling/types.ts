import type { recyclingQuotes, recyclingRedemptions, recyclingRequests } from '../../../db/schema/market/recycling'

export type RecyclingRequest = typeof recyclingRequests.$inferSelect
export type RecyclingQuote = typeof recyclingQuotes.$inferSelect
export type Redemption = typeof recyclingRedemptions.$inferSelect

/** A request with its related rows, newest first. */
export interface RequestFile {
  request: RecyclingRequest
  quotes: readonly RecyclingQuote[]
  redemptions: readonly Redemption[]
}
