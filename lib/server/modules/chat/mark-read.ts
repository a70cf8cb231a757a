import { and, eq, sql } from 'drizzle-orm'
import { chatGroups, chatMembers } from '../../db/schema/chat'
import type { UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'

/** The mark only moves forward, and never past the last message. */
export async function markRead(ctx: UserCtx, input: { groupId: number; seq: number }): Promise<void> {
  const marked = await ctx.db
    .update(chatMembers)
    .set({
      lastReadSeq: sql`greatest(${chatMembers.lastReadSeq}, least(${input.seq}, (select ${chatGroups.lastSeq} from ${chatGroups} where ${chatGroups.id} = ${input.groupId})))`,
    })
    .where(and(eq(chatMembers.groupId, input.groupId), eq(chatMembers.userId, ctx.user.userId)))
    .returning({ groupId: chatMembers.groupId })
  if (marked.length === 0) throw refuse('NOT_FOUND', '群聊不存在')
}
