import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { recyclingQuotes, recyclingRequests } from '../../../../db/schema/market/recycling'

/** Closes a request that the caller has locked and notifies its owner; an open quote becomes void. */
export async function closeRequest(
  tx: Tx,
  { requestId, says, at, quote = 'void' }: { requestId: number; says: string; at: Date; quote?: 'void' | 'declined' },
): Promise<void> {
  await tx
    .update(recyclingQuotes)
    .set({ status: quote })
    .where(and(eq(recyclingQuotes.requestId, requestId), eq(recyclingQuotes.status, 'open')))
  await tx
    .update(recyclingRequests)
    .set({ status: 'closed', says, closedAt: at })
    .where(eq(recyclingRequests.id, requestId))
}
