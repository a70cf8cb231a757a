import { and, eq, inArray, sql } from 'drizzle-orm'
import { chatGroups, chatMembers } from '../../db/schema/chat'
import type { UserCtx } from '../../runtime/context'

/** Messages after the caller's reading mark, per group; groups of others are left out. */
export async function unreadByGroup(ctx: UserCtx, groupIds: readonly number[]): Promise<Map<number, number>> {
  if (groupIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ groupId: chatMembers.groupId, unread: sql<number>`(${chatGroups.lastSeq} - ${chatMembers.lastReadSeq})::int` })
    .from(chatMembers)
    .innerJoin(chatGroups, eq(chatGroups.id, chatMembers.groupId))
    .where(and(eq(chatMembers.userId, ctx.user.userId), inArray(chatMembers.groupId, [...groupIds])))
  return new Map(rows.map((row) => [row.groupId, row.unread]))
}
