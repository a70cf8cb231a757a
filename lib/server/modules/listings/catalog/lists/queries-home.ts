import { and, count, desc, eq, gte, inArray, min, type SQL, sql } from 'drizzle-orm'
import { ACCOUNT, GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { DAY_MS, startOfDay } from '@/lib/shared/time'
import { cachedFor } from '../../../../db/cached-for'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'
import { faceChecked } from '../../../people/identity/face/queries-checked'
import { allGames } from '../internal/game-cache'
import { LIST_COLUMNS } from '../internal/list-columns'
import { forRent } from '../internal/list-conditions'
import { shownOnly } from '../internal/shown-only'
import { varied } from '../rules-shelf'
import type { GoodsRecord } from '../types'
import { presentHome } from './present-home'

const SHELVES = GOODS_TYPES.flatMap(({ id, shelf }) => (shelf ? [{ goodsTypeId: id, title: shelf }] : []))
const SHELF_LENGTH = 10
/** Number of newest goods that a shelf is chosen from. */
const POOL = 60

/** Returns statistics and shelves of the home page; all counts are real. */
export async function loadHomeShelves(ctx: Ctx) {
  const [counts, games, faced, ...lists] = await Promise.all([
    shelfCounts(ctx),
    allGames(ctx.db),
    faceChecked(ctx),
    ...SHELVES.map(({ goodsTypeId }) => loadShelf(ctx, goodsTypeId)),
  ])
  const shelves = SHELVES.map((shelf, i) => ({ ...shelf, rows: lists[i] ?? [] }))
  return presentHome(counts, shelves, games, faced)
}

const cached = cachedFor<Awaited<ReturnType<typeof countShelf>>>(20_000)

const daysBefore = (now: Date, days: number): Date => new Date(startOfDay(now).getTime() - days * DAY_MS)

/** Cached because they scan the whole shelf, and the home page is regenerated every few seconds while people buy. */
const shelfCounts = (ctx: Ctx) => cached(ctx.db, JSON.stringify(ctx.dist.gameIds ?? 'all'), () => countShelf(ctx))

async function countShelf(ctx: Ctx) {
  const since = (daysAgo: number) => gte(goods.createdAt, daysBefore(ctx.now(), daysAgo))
  return ctx.db
    .select({
      goodsTypeId: goods.goodsTypeId,
      gameId: goods.gameId,
      count: count(),
      today: sql<number>`(count(*) filter (where ${since(0)}))::int`,
      week: sql<number>`(count(*) filter (where ${since(6)}))::int`,
      lowest: min(goods.priceFen),
      // the same goods as on the linked page, which leaves out those that are rented now
      rentCount: sql<number>`(count(*) filter (where ${forRent}))::int`,
      lowestRent: sql`min(${goods.rentHourFen}) filter (where ${forRent})`.mapWith(goods.rentHourFen),
    })
    .from(goods)
    .where(and(onShelf, await shownOnly(ctx)))
    .groupBy(goods.goodsTypeId, goods.gameId)
    .execute()
}

/**
 * Returns goods of many games, those picked or recommended by this distributor first; official accounts are used if
 * there are any.
 */
async function loadShelf(ctx: Ctx, goodsTypeId: number): Promise<GoodsRecord[]> {
  const { recommended, conf } = ctx.dist
  const shown = await shownOnly(ctx)
  const newest = (narrower: SQL | undefined) =>
    ctx.db
      .select(LIST_COLUMNS)
      .from(goods)
      .where(and(onShelf, shown, eq(goods.goodsTypeId, goodsTypeId), narrower))
      .orderBy(desc(goods.rankedAt), desc(goods.id))
      .limit(POOL)
  const first = conf.home.picks
  const poolOf = async (kind?: SQL) => {
    const pools = await Promise.all([
      first.length > 0 ? newest(and(kind, inArray(goods.sn, first as GoodsSn[]))) : [],
      recommended.length > 0 ? newest(and(kind, inArray(goods.gameId, [...recommended]))) : [],
      newest(kind),
    ])
    return pools.flat()
  }
  const official = goodsTypeId === ACCOUNT ? await poolOf(sql`${goods.isOfficialSell}`) : []
  const pool = official.length > 0 ? official : await poolOf()
  return varied(pool, { first, games: recommended, most: SHELF_LENGTH })
}
