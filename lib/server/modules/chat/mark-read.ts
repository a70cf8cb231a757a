import { and, eq, sql } from 'drizzle-orm'
import { chatGroups, chatMembers } from '../../db/schema/chat'
import type { UserCtx } from '../../runtime/context'
import { loadMembership } from './queries'

/** The mark only moves forward, and never past the last message. Refuses NOT_FOUND, ELSEWHERE. */
export async function markRead(ctx: UserCtx, input: { groupId: number; seq: number }): Promise<void> {
  const { lastSeq, id, distId } = chatGroups
  const marked = await ctx.db
    .update(chatMembers)
    .set({ lastReadSeq: sql`greatest(${chatMembers.lastReadSeq}, least(${input.seq}, ${lastSeq}))` })
    .from(chatGroups)
    .where(
      and(
        eq(id, chatMembers.groupId),
        eq(distId, ctx.dist.distId),
        eq(chatMembers.groupId, input.groupId),
        eq(chatMembers.userId, ctx.user.userId),
      ),
    )
    .returning({ groupId: chatMembers.groupId })
  if (marked.length === 0) await loadMembership(ctx, input.groupId)
}
