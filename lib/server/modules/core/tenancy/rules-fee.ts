import { HOUSE_ID, type UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import type { Rules } from './types'

/** Returns the parameters of the seller's fee, with the margin of the site where it sells. */
export const feeTerms = ({ sellerFeeBp, leastFeeFen }: Rules, marginBp = 0) => ({
  feeBp: sellerFeeBp + marginBp,
  leastFee: fen(leastFeeFen),
})

/** The site's margin on top of the fee, in basis points; none where the platform takes no fee. */
export const siteMarginBp = ({ sellerFeeBp, distMarginBp, distMarginMostBp }: Rules): number =>
  sellerFeeBp > 0 ? Math.min(distMarginBp, distMarginMostBp) : 0

/**
 * The margin of a sale: only of goods that were published on the site that sells them, because their sellers saw it when
 * they published; not of the platform's own goods.
 */
export const marginBpOf = (
  rules: Rules,
  { goods, distId }: { goods: { distId: number; sellerId: UserId | null }; distId: number },
): number => (goods.distId === distId && goods.sellerId !== HOUSE_ID ? siteMarginBp(rules) : 0)
