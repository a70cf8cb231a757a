import { deleteSale } from '../../../listings/valuation/delete-sale'
import { revokeChance } from '../../../market/campaign/revoke-chance'
import { markTiedAssignment } from '../../../market/coin/mark-tied-assignment'
import { dropInvites } from './invite-effects'
import type { Deal } from './mode'

/**
 * Reverses what a completed order counted for, once its parties turn out to be tied. Statistics that are read from the
 * orders exclude it by its column `tie`; these are the ones that other modules store. The money of the trade is
 * unchanged.
 */
export async function dropFigures(deal: Pick<Deal, 'tx' | 'effects' | 'order' | 'at'>): Promise<void> {
  const { tx, order } = deal
  const { id, sn, terms, goodsSn, gameId, goodsTypeId, enteredAt: soldAt } = order
  await revokeChance(tx, sn)
  if (goodsSn !== null) await deleteSale(tx, { goodsSn, gameId, goodsTypeId, soldAt })
  if (terms.coin) await markTiedAssignment(tx, id)
  // last, because it may lock accounts
  await dropInvites(deal, 'tie')
}
