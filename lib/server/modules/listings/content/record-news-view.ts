import { and, eq } from 'drizzle-orm'
import { news } from '../../../db/schema/listings/content'
import type { Ctx } from '../../../runtime/context'
import { visible } from './queries-news'

/** Counts a view of an article; ignores codes that this host does not show. Lists may show the count a minute late. */
export async function recordNewsView(ctx: Ctx, code: string): Promise<void> {
  const [article] = await ctx.db
    .select({ code: news.code })
    .from(news)
    .where(and(visible(ctx), eq(news.code, code)))
  if (article) ctx.views.news.add({ visitor: ctx.user?.userId ?? ctx.ip, item: article.code, at: ctx.now() })
}
