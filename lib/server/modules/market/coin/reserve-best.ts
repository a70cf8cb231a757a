import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { coinAssignments, coinOffers } from '../../../db/schema/coin'
import { isStanding } from '../../money/deposits/queries'
import { type Found, findBest, type Wanted } from './queries-best'

/**
 * The best offer that sells gets the order: its units are held, and the merchant is to answer. Of two orders of the last
 * units one finds the next offer. Nothing where no offer takes all of it.
 */
export async function reserveBest(
  tx: Tx,
  { wanted, at }: { wanted: Wanted & { orderId: number }; at: Date },
): Promise<Found | undefined> {
  for (;;) {
    const [found] = await findBest(tx, wanted, at)
    if (!found) return undefined
    const { offer, amount } = found
    // who asked for the deposit meanwhile is not found again
    if (!(await isStanding(tx, offer.merchantId, 'coin'))) continue
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
