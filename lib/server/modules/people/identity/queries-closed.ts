import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { users } from '../../../db/schema/people/identity'
import { findLastAction } from '../../core/oversight/queries-actions'

/**
 * Returns since when an account is frozen, by the platform or by its member (`since` null: not known); null if it is not
 * frozen.
 */
export async function findClosedSince(tx: Tx, userId: UserId): Promise<{ since: Date | null } | null> {
  const [user] = await tx
    .select({ banned: users.banned, frozenAt: users.frozenAt, closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, userId))
  if (!user || (!user.banned && !user.frozenAt)) return null
  const bannedAt =
    user.closedAt ??
    (user.banned ? await findLastAction(tx, { action: 'user.freeze', target: `user:${userId}` }) : null)
  const times = [user.frozenAt, bannedAt].filter((time) => time !== null)
  return { since: times.length > 0 ? new Date(Math.min(...times.map((time) => time.getTime()))) : null }
}
