import { and, asc, desc, eq, getTableColumns, gt, lte, or, type SQL, sql } from 'drizzle-orm'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { leagueMatches, news } from '../../../db/schema/listings/content'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { contentDist } from '../../core/oversight/rules'
import { gamesById } from '../catalog/games/queries-games'
import { presentMatch, presentNews } from './present'
import { published, shownOn } from './queries-news'
import { articleRevision } from './rules-revision'

const { html: _html, ...LIST_COLUMNS } = getTableColumns(news)

/** Filters the articles of the caller's own platform or distributor; platform articles have no distributor. */
export const houseOf = (ctx: StaffCtx): SQL => eq(news.distId, contentDist(ctx))

/**
 * Lists articles of the caller's own platform or distributor, including unpublished ones; `withPlatform`: and the
 * platform's published ones, with the titles that this site shows.
 */
export async function listArticles(
  ctx: StaffCtx,
  { type, after, withPlatform, ...paging }: Paging & { type?: number; after?: string; withPlatform?: boolean },
) {
  const own = and(
    withPlatform ? or(houseOf(ctx), and(eq(news.distId, 0), published(ctx))) : houseOf(ctx),
    type === undefined ? undefined : eq(news.type, type),
    after === undefined
      ? undefined
      : sql`(${news.publishedAt}, ${news.code}) < (select n.published_at, n.code from ${news} n where n.code = ${after})`,
  )
  const rows = ctx.db.select(LIST_COLUMNS).from(news).where(own).orderBy(desc(news.publishedAt), desc(news.code))
  const now = ctx.now()
  const house = contentDist(ctx)
  const [found, shown] = await Promise.all([pageOf(rows, () => ctx.db.$count(news, own), paging), shownOn(ctx)])
  return presentPage(found, (row) => {
    const ofPlatform = row.distId !== house
    return {
      ...presentNews(ofPlatform ? shown(row) : row),
      draft: row.draft,
      isOut: isOut(row, now),
      ofPlatform,
    }
  })
}

const isOut = ({ draft, publishedAt }: { draft: boolean; publishedAt: Date }, now: Date): boolean =>
  !draft && publishedAt <= now

/** Refuses NOT_FOUND. */
export async function loadArticle(ctx: StaffCtx, { code }: { code: string }) {
  const [row] = await ctx.db
    .select()
    .from(news)
    .where(and(eq(news.code, code), houseOf(ctx)))
  if (!row) throw refuse('NOT_FOUND')
  const { cover, keywords, html, draft } = row
  const revision = articleRevision(row)
  return { ...presentNews(row), cover, keywords, html, draft, isOut: isOut(row, ctx.now()), revision }
}

/**
 * Lists matches of the caller's own platform or distributor: upcoming ones, next first, or started ones, latest first.
 */
export async function listOwnMatches(
  ctx: StaffCtx,
  { past, gameId, ...paging }: Paging & { past: boolean; gameId?: number },
) {
  const now = ctx.now()
  const { startsAt } = leagueMatches
  const own = and(
    eq(leagueMatches.distId, contentDist(ctx)),
    past ? lte(startsAt, now) : gt(startsAt, now),
    gameId ? eq(leagueMatches.gameId, gameId) : undefined,
  )
  const order = past ? [desc(startsAt), desc(leagueMatches.id)] : [asc(startsAt), asc(leagueMatches.id)]
  const rows = ctx.db
    .select()
    .from(leagueMatches)
    .where(own)
    .orderBy(...order)
  const [found, games] = await Promise.all([
    pageOf(rows, () => ctx.db.$count(leagueMatches, own), paging),
    gamesById(ctx),
  ])
  return presentPage(found, (row) => presentMatch(row, games.get(row.gameId)?.name ?? '', now))
}
