import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { type Paging, pageOf, presentPage } from '../../db/page'
import { news } from '../../db/schema/content'
import type { StaffCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { presentNews } from './present'

const { html: _html, ...LIST_COLUMNS } = getTableColumns(news)

/** What the caller's house wrote: the platform's articles belong to no distributor. */
export const houseOf = ({ staff }: StaffCtx): SQL => eq(news.distId, staff.distId ?? 0)

/** Articles of the own house, also those that are not out yet. */
export async function listArticles(ctx: StaffCtx, { type, ...paging }: Paging & { type?: number }) {
  const own = and(houseOf(ctx), type === undefined ? undefined : eq(news.type, type))
  const rows = ctx.db.select(LIST_COLUMNS).from(news).where(own).orderBy(desc(news.publishedAt), desc(news.code))
  const now = ctx.now()
  return presentPage(await pageOf(rows, () => ctx.db.$count(news, own), paging), (row) => ({
    ...presentNews(row),
    isOut: row.publishedAt <= now,
  }))
}

/** Refuses NOT_FOUND. */
export async function loadArticle(ctx: StaffCtx, { code }: { code: string }) {
  const [row] = await ctx.db
    .select()
    .from(news)
    .where(and(eq(news.code, code), houseOf(ctx)))
  if (!row) throw refuse('NOT_FOUND')
  return { ...presentNews(row), cover: row.cover, keywords: row.keywords, html: row.html }
}
