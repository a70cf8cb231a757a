import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { coinAssignments, coinOffers } from '../../../db/schema/coin'

/** Removes delivered units from the stock; releases the rest of the reserved units. */
export async function claimDeliveredUnits(
  tx: Tx,
  { orderId, units, at }: { orderId: number; units: bigint; at: Date },
): Promise<void> {
  const open = and(eq(coinAssignments.orderId, orderId), eq(coinAssignments.outcome, 'open'))
  const [given] = await tx.select().from(coinAssignments).where(open)
  if (!given) throw new Error(`order ${orderId} is given to nobody`)
  await tx.update(coinAssignments).set({ held: 0n, deliveredAt: at }).where(open)
  await tx
    .update(coinOffers)
    .set({
      reserved: sql`${coinOffers.reserved} - ${given.held.toString()}::bigint`,
      stock: sql`${coinOffers.stock} - ${units.toString()}::bigint`,
    })
    .where(eq(coinOffers.id, given.offerId))
}
