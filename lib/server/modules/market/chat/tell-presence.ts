import { and, eq, isNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { chatGroups, chatMembers } from '../../../db/schema/chat'
import type { Services } from '../../../runtime/context'
import type { PresenceMove } from '../../../runtime/live-event'

/** More people than anybody deals with at a time. */
const MOST = 500

/** Lets those who share an open group with a person ask again whether that person is there. Staff come and go unannounced. */
export async function tellPresence(
  { db, announce }: Pick<Services, 'db' | 'announce'>,
  { distId, userId, move }: { distId: number; userId: number; move?: PresenceMove },
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
