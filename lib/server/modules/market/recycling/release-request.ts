import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { recyclingQuotes, recyclingRequests } from '../../../db/schema/market/recycling'

/**
 * Handles a recycling order that ended without a trade: `reopens` allows another quote for the request, otherwise it is
 * closed. `says` is the message to the owner.
 */
export async function releaseRequest(
  tx: Tx,
  { orderSn, says, reopens, at }: { orderSn: OrderSn; says: string; reopens: boolean; at: Date },
): Promise<void> {
  const [row] = await tx
    .update(recyclingRequests)
    .set(reopens ? { status: 'open', orderSn: null, says } : { status: 'closed', says, closedAt: at })
    .where(eq(recyclingRequests.orderSn, orderSn))
    .returning({ id: recyclingRequests.id })
  if (row && reopens)
    await tx.update(recyclingQuotes).set({ status: 'void' }).where(eq(recyclingQuotes.requestId, row.id))
}
