import { and, count, desc, eq, inArray, isNotNull, lte, or } from 'drizzle-orm'
import { formatDateTime } from '@/lib/shared/time'
import { news, uploads } from '../../db/schema/content'
import type { Ctx, UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { sanitizeArticle } from './rules'

type NewsRow = typeof news.$inferSelect
const presentNews = (row: NewsRow) => ({
  code: row.code,
  type: row.type,
  title: row.title,
  smallTitle: row.smallTitle,
  summary: row.summary,
  createTime: formatDateTime(row.publishedAt),
})
const visible = (ctx: Ctx) => and(or(eq(news.distId, 0), eq(news.distId, ctx.dist.distId)), lte(news.publishedAt, ctx.now()))

export async function listNews(ctx: Ctx, input: { type?: number; page: number; pageSize: number }) {
  const where = and(visible(ctx), input.type === undefined ? undefined : eq(news.type, input.type))
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(news)
      .where(where)
      .orderBy(desc(news.publishedAt), desc(news.code))
      .limit(input.pageSize)
      .offset((input.page - 1) * input.pageSize),
    ctx.db.select({ n: count() }).from(news).where(where),
  ])
  return { list: rows.map(presentNews), total: total[0]?.n ?? 0, more: false, page: input.page, pageSize: input.pageSize }
}

/** HTML is cleaned again on the way out, whatever was stored. */
export async function loadNews(ctx: Ctx, code: string) {
  const [row] = await ctx.db
    .select()
    .from(news)
    .where(and(visible(ctx), eq(news.code, code)))
  if (!row) throw refuse('NOT_FOUND', '文章不存在或已被删除')
  return { ...presentNews(row), html: sanitizeArticle(row.html) }
}

/** Keys of pictures this user stored; anybody else's are refused. */
export async function assertOwnImages(ctx: UserCtx, keys: unknown[]): Promise<void> {
  if (keys.length === 0) return
  const wanted = keys.filter((k): k is string => typeof k === 'string')
  const rows =
    wanted.length === 0
      ? []
      : await ctx.db
          .select({ key: uploads.key })
          .from(uploads)
          .where(and(eq(uploads.userId, ctx.user.userId), isNotNull(uploads.key), inArray(uploads.key, wanted)))
  if (new Set(rows.map((r) => r.key)).size !== new Set(keys).size) throw refuse('INVALID_INPUT', '图片已失效，请重新上传')
}
