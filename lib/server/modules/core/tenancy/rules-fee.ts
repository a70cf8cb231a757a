import { fen } from '@/lib/shared/money/money'
import type { Rules } from './types'

/** How the seller's fee is cut. */
export const feeTerms = ({ sellerFeeBp, leastFeeFen }: Rules) => ({
  feeBp: sellerFeeBp,
  leastFee: fen(leastFeeFen),
})
