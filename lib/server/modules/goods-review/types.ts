import type { goodsReviews } from '../../db/schema/goods-review'

export type Review = typeof goodsReviews.$inferSelect

/** What the first pass knows besides the listing itself. */
export interface Known {
  /** Of the seller's contacts. */
  isListed: boolean
  /** When the seller registered. */
  since: Date
  /** Pictures that somebody else had before, by their place from 1 on. */
  repeated: readonly number[]
  /** Yuan that like accounts were sold for in 30 days; null: too few to tell. */
  middle: number | null
  now: Date
}
