import type { FenText } from '../money/money'
import type { Party } from './order-forms'
import type { FeePayer } from './service-terms'

/** Terms of a deal agreed elsewhere, as stored in its order. */
export interface DealTerms {
  /** The party that sent the invitation. Until it is accepted, the order only has a buyer, set to the inviter. */
  by: Party
  payer: FeePayer
  /**
   * Agreed price, fen as text; the order's goods amount is what the buyer pays, including the buyer's part of the fee.
   */
  price: FenText
}
