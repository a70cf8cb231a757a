import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { coinAssignments } from '../../../db/schema/market/coin'

/** Excludes a completed order from its merchant's statistics, because buyer and merchant turned out to be tied. */
export async function markTiedAssignment(tx: Tx, orderId: number): Promise<void> {
  await tx
    .update(coinAssignments)
    .set({ outcome: 'tied' })
    // merchants that refused it or did not answer are others
    .where(and(eq(coinAssignments.orderId, orderId), inArray(coinAssignments.outcome, ['done', 'broken'])))
}
