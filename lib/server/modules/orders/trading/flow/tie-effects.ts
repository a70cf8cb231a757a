import { eq } from 'drizzle-orm'
import { fen } from '@/lib/shared/money/money'
import { orderEvals } from '../../../../db/schema/orders/trading'
import { deleteSale } from '../../../listings/valuation/delete-sale'
import { deleteBoosterRating } from '../../../market/boosting/delete-booster-rating'
import { deleteFinishedWork } from '../../../market/boosting/delete-finished-work'
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
  const { tx, order, at } = deal
  const { id, sn: orderSn, terms, goodsSn, gameId, goodsTypeId, enteredAt: soldAt } = order
  await revokeChance(tx, { orderSn, at })
  if (goodsSn !== null) await deleteSale(tx, { goodsSn, gameId, goodsTypeId, soldAt })
  if (terms.coin) await markTiedAssignment(tx, id)
  await dropWork(deal)
  // last, because it may lock accounts
  await dropInvites(deal, 'tie')
}

/** Reverses `countWork` and `countRating` of a completed work. */
async function dropWork({ tx, order }: Pick<Deal, 'tx' | 'order'>): Promise<void> {
  const { id, terms, sellerId: userId, goodsFen, feeFen } = order
  if (!terms.boost || userId === null) return
  const [rating] = await tx.select({ stars: orderEvals.stars }).from(orderEvals).where(eq(orderEvals.orderId, id))
  if (rating) await deleteBoosterRating(tx, { userId, stars: rating.stars })
  const { split, forfeit = '0' } = terms.boost
  // a work that staff ruled on was not counted
  if (!split) await deleteFinishedWork(tx, { userId, isLate: forfeit !== '0', earnedFen: fen(goodsFen - feeFen) })
}
