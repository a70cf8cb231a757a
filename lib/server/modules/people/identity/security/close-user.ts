import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { users } from '../../../../db/schema/people/identity'
import type { Effects } from '../../../../runtime/context'
import { endSessions } from '../internal/end-sessions'

/** Blocks login to an account and revokes all its sessions in the caller's transaction. */
export async function closeUser(tx: Tx, effects: Effects, { userId, at }: { userId: UserId; at: Date }): Promise<void> {
  await tx.update(users).set({ closedAt: at }).where(eq(users.id, userId))
  await endSessions(tx, effects, { userId, at })
}
