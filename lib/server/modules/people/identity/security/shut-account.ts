import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { users } from '../../../../db/schema/identity'
import type { Effects } from '../../../../runtime/context'
import { endSessions } from '../internal/end-sessions'

/** Nobody logs in with this account from now on; every session ends with the transaction. */
export async function shutAccount(
  tx: Tx,
  effects: Effects,
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  await tx.update(users).set({ banned: true, closedAt: at }).where(eq(users.id, userId))
  await endSessions(tx, effects, { userId, at })
}
