import { desc, eq } from 'drizzle-orm'
import { goodsDrafts } from '../../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../../runtime/context'
import { presentDraft } from '../present-own'

/** Drafts that a member can have. */
export const MOST_DRAFTS = 50

export async function listDrafts(ctx: UserCtx) {
  const rows = await ctx.db
    .select()
    .from(goodsDrafts)
    .where(eq(goodsDrafts.userId, ctx.user.userId))
    .orderBy(desc(goodsDrafts.savedAt), desc(goodsDrafts.key))
  return { list: rows.map(presentDraft), most: MOST_DRAFTS }
}
