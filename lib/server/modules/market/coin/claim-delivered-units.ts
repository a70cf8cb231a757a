import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { coinAssignments, coinOffers } from '../../../db/schema/market/coin'

/** Removes delivered units from the stock; releases the rest of the reserved units. */
export async function claimDeliveredUnits(
  tx: Tx,
  { orderId, units, at }: { orderId: number; units: bigint; at: Date },
): Promise<void> {
  const open = and(eq(coinAssignments.orderId, orderId), eq(coinAssignments.outcome, 'open'))
  const [assignment] = await tx.select().from(coinAssignments).where(open)
  if (!assignment) throw new Error(`order ${orderId} is given to nobody`)
  await tx.update(coinAssignments).set({ held: 0n, deliveredAt: at }).where(open)
  await tx
    .update(coinOffers)
    .set({
      reserved: sql`${coinOffers.reserved} - ${assignment.held.toString()}::bigint`,
      stock: sql`${coinOffers.stock} - ${units.toString()}::bigint`,
    })
    .where(eq(coinOffers.id, assignment.offerId))
}
