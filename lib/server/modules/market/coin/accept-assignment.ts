import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { coinAssignments } from '../../../db/schema/market/coin'

export async function acceptAssignment(tx: Tx, { orderId, at }: { orderId: number; at: Date }): Promise<void> {
  await tx
    .update(coinAssignments)
    .set({ acceptedAt: at })
    .where(and(eq(coinAssignments.orderId, orderId), eq(coinAssignments.outcome, 'open')))
}
