import { and, eq, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { payees, payoutPlans } from '../../../db/schema/money/payouts'

/** Erases a user's weekly withdrawal and the account numbers of own payees; the rows are kept for the withdrawals sent to them. */
export async function erasePayees(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(payoutPlans).where(eq(payoutPlans.userId, userId))
  const gone = { account: Buffer.alloc(0), accountHash: '', mask: '****', isDefault: false }
  await tx
    .update(payees)
    .set({ ...gone, removedAt: new Date() })
    .where(and(eq(payees.userId, userId), isNull(payees.ofDist)))
}
