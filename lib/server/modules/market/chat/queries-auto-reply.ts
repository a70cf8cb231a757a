import { eq } from 'drizzle-orm'
import { autoReplies } from '../../../db/schema/market/chat'
import type { UserCtx } from '../../../runtime/context'
import { presentAutoReply } from './present'

/** Returns the caller's automatic reply; off and empty until it is set. */
export async function loadAutoReply(ctx: UserCtx) {
  const [row] = await ctx.db.select().from(autoReplies).where(eq(autoReplies.userId, ctx.user.userId))
  return presentAutoReply(row)
}
