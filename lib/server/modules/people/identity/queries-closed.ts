import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { users } from '../../../db/schema/people/identity'

/** Returns since when an account is frozen by its member, or closed; null if it is neither. */
export async function findClosedSince(tx: Tx, userId: UserId): Promise<Date | null> {
  const [user] = await tx
    .select({ frozenAt: users.frozenAt, closedAt: users.closedAt })
    .from(users)
    .where(eq(users.id, userId))
  const times = [user?.frozenAt, user?.closedAt].flatMap((time) => time?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : null
}
