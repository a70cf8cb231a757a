import { and, asc, desc, eq, getTableColumns, gt, lt, lte, ne, or, type SQL } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { NEWS_TYPE, news } from '../../../db/schema/listings/content'
import type { Ctx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { isVerificationPromised } from '../../core/tenancy/queries'
import { findGame } from '../catalog/games/queries-games'
import { presentArticle, presentArticleInList, presentNews } from './present'
import { articleWithoutPromises } from './rules-promises'
import type { NewsRow } from './types'

const { html: _html, ...LIST_COLUMNS } = getTableColumns(news)
/** Maximum age in days of an article among the most read. */
const HOT_DAYS = 90
const RELATED = 5

interface NewsFilter extends Paging {
  type?: number
  category?: string
  gid?: number
  sort?: 'newest' | 'hot'
}

/** Articles that are no drafts and whose publish time has come. */
export const published = (ctx: Ctx) => and(eq(news.draft, false), lte(news.publishedAt, ctx.now()))

/** Returns published articles of this host's distributor or the platform. */
export const visible = (ctx: Ctx) => and(or(eq(news.distId, 0), eq(news.distId, ctx.dist.distId)), published(ctx))

/**
 * Pinned articles first, then newest; or the most read of the last 90 days. Documents are only included when requested
 * by type.
 */
export async function listNews(ctx: Ctx, input: NewsFilter) {
  const isHot = input.sort === 'hot'
  const where = and(
    visible(ctx),
    input.type === undefined ? ne(news.type, NEWS_TYPE.document) : eq(news.type, input.type),
    input.category ? eq(news.category, input.category) : undefined,
    input.gid ? eq(news.gameId, input.gid) : undefined,
    isHot ? gt(news.publishedAt, new Date(ctx.now().getTime() - HOT_DAYS * DAY_MS)) : undefined,
  )
  const order = isHot
    ? [desc(news.views), desc(news.code)]
    : [desc(news.pinned), desc(news.publishedAt), desc(news.code)]
  const listing = ctx.db
    .select(LIST_COLUMNS)
    .from(news)
    .where(where)
    .orderBy(...order)
  const [page, shown] = await Promise.all([pageOf(listing, () => ctx.db.$count(news, where), input), shownOn(ctx)])
  return presentPage(page, (row) => presentNews(shown(row)))
}

/** Returns how this site shows an article: without promises of staff verification unless its rules keep them. */
export async function shownOn(ctx: Ctx): Promise<<T extends Partial<NewsRow>>(row: T) => T> {
  return (await isVerificationPromised(ctx)) ? (row) => row : articleWithoutPromises
}

/** The stored HTML is sanitised again before it is returned. */
export async function loadNews(ctx: Ctx, code: string) {
  const row = await findArticle(ctx, code)
  const [game, shown] = await Promise.all([gameOf(ctx, row), shownOn(ctx)])
  return presentArticle(shown(row), game)
}

/** Returns the article with its neighbours of the same type and further reading. */
export async function loadNewsInList(ctx: Ctx, code: string) {
  const row = await findArticle(ctx, code)
  const isDocument = row.type === NEWS_TYPE.document
  const [shown, game, prev, next, related] = await Promise.all([
    shownOn(ctx),
    gameOf(ctx, row),
    isDocument ? undefined : neighbour(ctx, row, 'before'),
    isDocument ? undefined : neighbour(ctx, row, 'after'),
    isDocument ? [] : relatedTo(ctx, row),
  ])
  return presentArticleInList(shown(row), game, {
    prev: prev && shown(prev),
    next: next && shown(next),
    related: related.map((one) => shown(one)),
  })
}

/** Returns codes and update times of all published articles, newest first, for the sitemap. */
export function listNewsAddresses(ctx: Ctx, limit: number): Promise<{ code: string; updatedAt: Date }[]> {
  return ctx.db
    .select({ code: news.code, updatedAt: news.updatedAt })
    .from(news)
    .where(visible(ctx))
    .orderBy(desc(news.publishedAt))
    .limit(limit)
}

async function findArticle(ctx: Ctx, code: string): Promise<NewsRow> {
  const [row] = await ctx.db
    .select()
    .from(news)
    .where(and(visible(ctx), eq(news.code, code)))
  if (!row) throw refuse('NOT_FOUND', '文章不存在或已被删除')
  return row
}

/** Null if this distributor does not show the game. */
async function gameOf(ctx: Ctx, row: NewsRow) {
  const hidden = ctx.dist.gameIds && !ctx.dist.gameIds.includes(row.gameId)
  if (!row.gameId || hidden) return null
  return findGame(ctx, row.gameId).then(
    (game) => ({ gameId: game.id, gameName: game.name }),
    () => null,
  )
}

async function neighbour(ctx: Ctx, row: NewsRow, side: 'before' | 'after') {
  const [beyond, order] = side === 'before' ? ([lt, desc] as const) : ([gt, asc] as const)
  const [found] = await ctx.db
    .select({ code: news.code, title: news.title })
    .from(news)
    .where(
      and(
        visible(ctx),
        eq(news.type, row.type),
        or(
          beyond(news.publishedAt, row.publishedAt),
          and(eq(news.publishedAt, row.publishedAt), beyond(news.code, row.code)),
        ),
      ),
    )
    .orderBy(order(news.publishedAt), order(news.code))
    .limit(1)
  return found
}

async function relatedTo(ctx: Ctx, row: NewsRow) {
  const like = (same: SQL | undefined) =>
    ctx.db
      .select(LIST_COLUMNS)
      .from(news)
      .where(and(visible(ctx), ne(news.code, row.code), eq(news.type, row.type), same))
      .orderBy(desc(news.publishedAt), desc(news.code))
      .limit(RELATED)
  const [ofGame, ofSection] = await Promise.all([
    row.gameId ? like(eq(news.gameId, row.gameId)) : [],
    like(eq(news.category, row.category)),
  ])
  return [...new Map([...ofGame, ...ofSection].map((one) => [one.code, one])).values()].slice(0, RELATED)
}
