import { and, eq, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { UserId } from '@/lib/shared/ids'
import { chatGroups, chatMembers } from '../../../db/schema/market/chat'
import type { Services } from '../../../runtime/context'
import type { PresenceMove } from '../../../runtime/live-event'

/** Limit on notified users; more than anyone trades with at a time. */
const MOST = 500

/**
 * Tells the users who share an open group with a user to refresh that user's presence. Staff presence is not announced.
 */
export async function notifyPresence(
  { db, announce }: Pick<Services, 'db' | 'announce'>,
  { distId, userId, move }: { distId: number; userId: UserId; move?: PresenceMove },
): Promise<void> {
  const other = alias(chatMembers, 'other')
  const rows = await db
    .selectDistinct({ userId: other.userId })
    .from(chatMembers)
    .innerJoin(chatGroups, eq(chatGroups.id, chatMembers.groupId))
    .innerJoin(other, eq(other.groupId, chatMembers.groupId))
    .where(
      and(
        eq(chatMembers.userId, userId),
        ne(chatMembers.role, 'service'),
        eq(chatGroups.distId, distId),
        isNull(chatGroups.closedAt),
        ne(other.userId, userId),
      ),
    )
    .limit(MOST)
  const userIds = rows.map((row) => row.userId)
  if (userIds.length > 0)
    await announce({ tags: [], aged: [], events: [{ type: 'presence', distId, userId, move, userIds }] })
}
