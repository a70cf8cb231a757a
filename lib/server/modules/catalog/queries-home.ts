import { and, count, desc, eq, gte, min, sql } from 'drizzle-orm'
import { GOODS_TYPES } from '@/lib/shared/goods-types'
import { startOfDay } from '@/lib/shared/time'
import { goods, onShelf } from '../../db/schema/catalog'
import type { Ctx } from '../../runtime/context'
import { allGames } from './internal/game-cache'
import { shownOnly } from './internal/shown-only'
import { presentHome } from './present-home'
import { LIST_COLUMNS } from './queries-list'

const SHELVES = GOODS_TYPES.flatMap(({ id, shelf }) => (shelf ? [{ goodsTypeId: id, title: shelf }] : []))
const SHELF_LENGTH = 8

/** Figures and shelves of the home page: real counts, no invented ones. */
export async function loadHomeShelves(ctx: Ctx) {
  const here = and(onShelf, shownOnly(ctx))
  const listedToday = gte(goods.createdAt, startOfDay(ctx.now()))
  const [counts, games, ...lists] = await Promise.all([
    ctx.db
      .select({
        goodsTypeId: goods.goodsTypeId,
        gameId: goods.gameId,
        count: count(),
        today: sql<number>`(count(*) filter (where ${listedToday}))::int`,
        lowest: min(goods.priceFen),
        rentCount: count(goods.rentHourFen),
        lowestRent: min(goods.rentHourFen),
      })
      .from(goods)
      .where(here)
      .groupBy(goods.goodsTypeId, goods.gameId),
    allGames(ctx.db),
    ...SHELVES.map(({ goodsTypeId }) =>
      ctx.db
        .select(LIST_COLUMNS)
        .from(goods)
        .where(and(here, eq(goods.goodsTypeId, goodsTypeId)))
        .orderBy(desc(goods.createdAt), desc(goods.id))
        .limit(SHELF_LENGTH),
    ),
  ])
  const shelves = SHELVES.map((shelf, i) => ({ ...shelf, rows: lists[i] ?? [] }))
  return presentHome(counts, shelves, games)
}
