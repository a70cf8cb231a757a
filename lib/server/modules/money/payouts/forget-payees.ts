import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { payees } from '../../../db/schema/payouts'

/** Numbers of somebody's own payees; that there were some stays, for the withdrawals that went to them. */
export async function forgetPayees(tx: Tx, userId: number): Promise<void> {
  const gone = { account: Buffer.alloc(0), accountHash: '', mask: '****', isDefault: false }
  await tx
    .update(payees)
    .set({ ...gone, removedAt: new Date() })
    .where(and(eq(payees.userId, userId), isNull(payees.ofDist)))
}
