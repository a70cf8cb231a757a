import { and, asc, eq } from 'drizzle-orm'
import { chatGroups, chatMembers } from '../../../db/schema/market/chat'
import type { UserCtx } from '../../../runtime/context'
import { isOfHere } from '../../core/tenancy/queries-here'
import { listMessages } from './queries'

/** Yields all messages of the caller's groups on this host as shown to the caller, with the subject of each group. */
export async function* eachOwnMessage(ctx: UserCtx) {
  const groups = await ctx.db
    .select({ id: chatGroups.id, subject: chatGroups.subject })
    .from(chatMembers)
    .innerJoin(chatGroups, eq(chatGroups.id, chatMembers.groupId))
    .where(and(eq(chatMembers.userId, ctx.user.userId), isOfHere(ctx, chatGroups.distId)))
    .orderBy(asc(chatGroups.id))
  for (const { id: groupId, subject } of groups)
    for (let after = 0, hasMore = true; hasMore; ) {
      const page = await listMessages(ctx, { groupId, after })
      yield* page.messages.map((message) => ({ subject, ...message }))
      after = page.messages.at(-1)?.seq ?? after
      hasMore = page.hasMore
    }
}
