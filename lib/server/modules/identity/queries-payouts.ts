import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { users } from '../../db/schema/identity'
import { isShut } from './internal/is-shut'

/** Whether money may leave an account: not while it is frozen, and not before `until`. */
export async function loadPayoutLock(
  { db }: { db: Db },
  { userId, now }: { userId: number; now: Date },
): Promise<{ isFrozen: boolean; until: Date | null }> {
  const [user] = await db
    .select({ banned: users.banned, frozenAt: users.frozenAt, until: users.payoutsLockedUntil })
    .from(users)
    .where(eq(users.id, userId))
  const isFrozen = !user || isShut(user)
  return { isFrozen, until: user?.until && user.until > now ? user.until : null }
}
