import type { FindingRule } from '@/lib/shared/goods/goods-review'
import type { Fen } from '@/lib/shared/money/money'
import type { goodsReviews } from '../../../db/schema/office/goods-review'

export type Review = typeof goodsReviews.$inferSelect

/** Prices of an item that staff approved, by the findings about them. */
export type PassedPrices = ReadonlyMap<FindingRule, Fen>

/** Data for automatic screening besides the listing itself. */
export interface Known {
  /** A contact of the seller is on the blacklist. */
  isListed: boolean
  /** Registration date of the seller. */
  since: Date
  /** Positions (from 1) of pictures that another user uploaded earlier. */
  repeated: readonly number[]
  /** Median price in yuan of similar accounts sold in 30 days; null if there are too few. */
  middle: number | null
  passed: PassedPrices
  /** Number of the seller's approved items, up to `firstReviewed`. */
  approved: number
  /** Number of a new seller's items that are reviewed. */
  firstReviewed: number
  /** Positions (from 1) of new pictures drawn for review. */
  sampled: readonly number[]
  /** Minimum number of uploaded pictures. */
  leastPictures: number
  now: Date
}
