import { and, eq, ne } from 'drizzle-orm'
import { chatMembers } from '../../../db/schema/market/chat'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadMembership } from './queries'

/** Shows the other members that the caller is typing; nothing is stored. Refuses NOT_FOUND, ELSEWHERE, CHAT_CLOSED. */
export async function notifyTyping(ctx: UserCtx, groupId: number): Promise<void> {
  const { closedAt } = await loadMembership(ctx, groupId)
  if (closedAt) throw refuse('CHAT_CLOSED')
  const { userId } = ctx.user
  const { distId } = ctx.dist
  const others = await ctx.db
    .select({ userId: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.groupId, groupId), ne(chatMembers.userId, userId)))
  const userIds = others.map((row) => row.userId)
  await ctx.announce({ tags: [], aged: [], events: [{ type: 'typing', distId, groupId, userId, userIds }] })
}
