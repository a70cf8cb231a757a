import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { dataExports } from '../../../db/schema/office/privacy'

/** Expires a member's exports, so that they cannot be opened and the next pruning deletes the files. */
export async function expireExports(tx: Tx, userId: UserId): Promise<void> {
  const set = { expiresAt: new Date(0), dueAt: null }
  await tx
    .update(dataExports)
    .set(set)
    .where(and(eq(dataExports.userId, userId), eq(dataExports.isOfDist, false)))
}
