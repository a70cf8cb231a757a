import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { dataExports } from '../../../db/schema/privacy'

/** Of a member's own data: their time is over, so that nobody opens them and the next pruning takes the files. */
export async function forgetExports(tx: Tx, userId: number): Promise<void> {
  const set = { expiresAt: new Date(0), dueAt: null }
  await tx
    .update(dataExports)
    .set(set)
    .where(and(eq(dataExports.userId, userId), eq(dataExports.isOfDist, false)))
}
