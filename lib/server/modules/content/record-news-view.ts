import { eq, sql } from 'drizzle-orm'
import { news } from '../../db/schema/content'
import type { Ctx } from '../../runtime/context'

/** Counts a reading; an unknown code counts nothing. Lists may show the figure a minute late. */
export async function recordNewsView(ctx: Ctx, code: string): Promise<void> {
  await ctx.db
    .update(news)
    .set({ views: sql`${news.views} + 1` })
    .where(eq(news.code, code))
}
