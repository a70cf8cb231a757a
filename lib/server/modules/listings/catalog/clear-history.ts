import { eq } from 'drizzle-orm'
import { browseHistory } from '../../../db/schema/catalog'
import type { UserCtx } from '../../../runtime/context'

/** Forgets which goods the caller looked at; the goods' own figures stay. */
export async function clearHistory(ctx: UserCtx): Promise<void> {
  await ctx.db.delete(browseHistory).where(eq(browseHistory.userId, ctx.user.userId))
}
