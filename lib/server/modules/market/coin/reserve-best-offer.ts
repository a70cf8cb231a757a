import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { coinAssignments, coinOffers } from '../../../db/schema/market/coin'
import { hasActiveDeposit } from '../../money/deposits/queries'
import { type Found, findBest, type Wanted } from './queries-best'

/**
 * Assigns an order to the best selling offer and reserves its units; the merchant then has to answer. If two orders
 * compete for the last units, one gets the next offer. Undefined if no offer can take the whole order.
 */
export async function reserveBestOffer(
  tx: Tx,
  { wanted, at }: { wanted: Wanted & { orderId: number }; at: Date },
): Promise<Found | undefined> {
  for (;;) {
    const [found] = await findBest(tx, wanted, at)
    if (!found) return undefined
    const { offer, amount } = found
    // a merchant that requested the deposit back meanwhile is not found in the next round
    if (!(await hasActiveDeposit(tx, offer.merchantId, 'coin'))) continue
    const held = await tx
      .update(coinOffers)
      .set({ reserved: sql`${coinOffers.reserved} + ${amount.toString()}::bigint` })
      .where(
        and(
          eq(coinOffers.id, offer.id),
          eq(coinOffers.ratio, offer.ratio),
          eq(coinOffers.isPaused, false),
          sql`${coinOffers.stock} - ${coinOffers.reserved} >= ${amount.toString()}`,
        ),
      )
      .returning({ id: coinOffers.id })
    if (held.length === 0) continue
    const { orderId } = wanted
    await tx
      .insert(coinAssignments)
      .values({ orderId, offerId: offer.id, merchantId: offer.merchantId, held: amount, givenAt: at })
    return found
  }
}
