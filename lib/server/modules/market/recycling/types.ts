import type { UserId } from '@/lib/shared/ids'
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

/** By quote: the staff member who rejected or withdrew it, and why. */
export type Rejections = ReadonlyMap<number, { byId: UserId; byName: string; reason: string }>
