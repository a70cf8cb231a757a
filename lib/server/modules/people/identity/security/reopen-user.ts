import { and, eq, isNotNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { users } from '../../../../db/schema/people/identity'

/** Allows login to a closed account again; it stays frozen if its member froze it. */
export async function reopenUser(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .update(users)
    .set({ closedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.closedAt)))
}
