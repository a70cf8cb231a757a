import { and, eq, sql } from 'drizzle-orm'
import { news } from '../../db/schema/content'
import type { Ctx } from '../../runtime/context'
import { visible } from './queries-news'

/** Counts a reading; a code that this host does not show counts nothing. Lists may show the figure a minute late. */
export async function recordNewsView(ctx: Ctx, code: string): Promise<void> {
  await ctx.db
    .update(news)
    .set({ views: sql`${news.views} + 1` })
    .where(and(visible(ctx), eq(news.code, code)))
}
