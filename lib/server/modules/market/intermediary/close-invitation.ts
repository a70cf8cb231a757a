import { and, eq, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { dealInvitations } from '../../../db/schema/market/intermediary'
import { refuse } from '../../../runtime/refusal'

/** Marks the code as used. Refuses DEAL_STATE if it was used before. */
export async function closeInvitation(
  tx: Tx,
  { orderId, userId, at }: { orderId: number; userId: UserId; at: Date },
): Promise<void> {
  const marked = await tx
    .update(dealInvitations)
    .set({ answeredBy: userId, answeredAt: at })
    .where(and(eq(dealInvitations.orderId, orderId), isNull(dealInvitations.answeredAt)))
    .returning({ id: dealInvitations.orderId })
  if (marked.length === 0) throw refuse('DEAL_STATE')
}
