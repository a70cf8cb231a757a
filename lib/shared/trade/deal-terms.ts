import type { Party } from './order-forms'
import type { FeePayer } from './service-terms'

/** A deal agreed elsewhere, as its order keeps it. */
export interface DealTerms {
  /** The side that asked the other one in. Until that one accepts, the order has only its buyer's place, taken by the asker. */
  by: Party
  payer: FeePayer
  /** Agreed between the two, fen as text; the order's goods are what the buyer pays, the fee's part included. */
  price: string
}
