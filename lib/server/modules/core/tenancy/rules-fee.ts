import { fen } from '@/lib/shared/money/money'
import type { Rules } from './types'

/** Returns the parameters of the seller's fee. */
export const feeTerms = ({ sellerFeeBp, leastFeeFen }: Rules) => ({
  feeBp: sellerFeeBp,
  leastFee: fen(leastFeeFen),
})
