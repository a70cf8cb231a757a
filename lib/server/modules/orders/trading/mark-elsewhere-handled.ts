import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { elsewhereCancels } from '../../../db/schema/orders/trading'

/** Marks an order cancelled as sold elsewhere as handled, once. False: somebody else did. */
export async function markElsewhereHandled(
  tx: Tx,
  { orderId, count }: { orderId: number; count: number },
): Promise<boolean> {
  const marked = await tx
    .update(elsewhereCancels)
    .set({ count })
    .where(and(eq(elsewhereCancels.orderId, orderId), isNull(elsewhereCancels.count)))
    .returning({ orderId: elsewhereCancels.orderId })
  return marked.length > 0
}
