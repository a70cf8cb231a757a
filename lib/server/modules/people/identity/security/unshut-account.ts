import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { users } from '../../../../db/schema/identity'

/** A closed account may be logged in to again; one that the platform froze stays so. */
export async function unshutAccount(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ banned: false, closedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.closedAt)))
}
