import type { Range } from '@/components/listings/goods/sold-range'
import type { Questions } from './question-list'
import type { SellerFigures } from './review-list'

/** What the page of an item tells beside the item; each may be missing alone. */
export interface GoodsBeside {
  range: Range | null
  figures: SellerFigures | undefined
  questions: Questions
  /** By the rules of its game staff verify it. */
  isVerified: boolean
}
