import type { goodsReviews } from '../../../db/schema/goods-review'

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
  /** Items of the seller that came through, up to `firstReviewed`. */
  approved: number
  /** So many of a new seller's items are looked at. */
  firstReviewed: number
  /** Uploaded pictures that an item needs. */
  leastPictures: number
  now: Date
}
