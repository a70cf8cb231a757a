import type { Questions } from './question-list'
import type { SellerFigures } from './review-list'
import type { Range } from './sold-range'

/** What the page of an item tells beside the item; each may be missing alone. */
export interface GoodsBeside {
  range: Range | null
  figures: SellerFigures | undefined
  questions: Questions
  /** By the rules of its game staff verify it. */
  isVerified: boolean
}
