import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { coinAssignments } from '../../../db/schema/market/coin'
import { judgeMerchant } from './internal/judge-merchant'

/** Records that an order counted as completed was not, after all, and suspends a merchant with too many of these. */
export async function markBrokenAssignment(tx: Tx, { orderId, at }: { orderId: number; at: Date }): Promise<void> {
  const [broken] = await tx
    .update(coinAssignments)
    .set({ outcome: 'broken' })
    .where(and(eq(coinAssignments.orderId, orderId), eq(coinAssignments.outcome, 'done')))
    .returning({ merchantId: coinAssignments.merchantId })
  if (broken) await judgeMerchant(tx, broken.merchantId, at)
}
