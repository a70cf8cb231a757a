import type { Range } from '@/components/listings/goods/sold-range'
import type { Questions } from './question-item'
import type { SellerFigures } from './review-list'

/** Additional data of an item's page; each part may be missing independently. */
export interface SimilarGoods {
  range: Range | null
  figures: SellerFigures | undefined
  questions: Questions
  /** True if staff verify accounts by the rules of its game. */
  isVerified: boolean
}
