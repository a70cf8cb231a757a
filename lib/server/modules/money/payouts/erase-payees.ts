import { and, eq, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { payees } from '../../../db/schema/money/payouts'

/** Erases the account numbers of a user's own payees; the rows are kept for the withdrawals sent to them. */
export async function erasePayees(tx: Tx, userId: UserId): Promise<void> {
  const gone = { account: Buffer.alloc(0), accountHash: '', mask: '****', isDefault: false }
  await tx
    .update(payees)
    .set({ ...gone, removedAt: new Date() })
    .where(and(eq(payees.userId, userId), isNull(payees.ofDist)))
}
