import { eq } from 'drizzle-orm'
import { browseHistory } from '../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../runtime/context'

/** Deletes the caller's browsing history; the items' view counters are unchanged. */
export async function deleteHistory(ctx: UserCtx): Promise<void> {
  await ctx.db.delete(browseHistory).where(eq(browseHistory.userId, ctx.user.userId))
}
