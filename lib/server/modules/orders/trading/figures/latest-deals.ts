import { and, desc, eq, gte, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { DAY_MS, startOfDay } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { SALE_MODES } from '@/lib/shared/trade/trade-modes'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { isGame } from '../../../listings/catalog/games/queries-games'
import { presentDeal } from './present'
import { isMostlyRefunded } from './refunded'
import { mixedDeals } from './rules'

/** Paid, not cancelled or mostly refunded since, and between two different people. */
export const isPublic = and(
  isNotNull(orders.paidAt),
  isNull(orders.tie),
  not(isMostlyRefunded),
  inArray(orders.status, [ORDER_STATUS.paid, ORDER_STATUS.shipped, ORDER_STATUS.complete]),
)
/** Sales of goods, as shown in the deal ticker; without names and totals. */
export const isDeal = and(isPublic, inArray(orders.mode, [...SALE_MODES]))
export const DEAL_COLUMNS = {
  goodsSn: orders.goodsSn,
  gameId: orders.gameId,
  goodsTypeId: orders.goodsTypeId,
  snapshot: orders.snapshot,
  priceFen: orders.unitPriceFen,
  paidAt: orders.paidAt,
}

/**
 * Returns orders of one game, or of all games that this host shows. The id is public input, so an id that is no game of
 * this host is not searched for among all orders.
 */
export async function ofGame(ctx: Ctx, gameId: number | undefined): Promise<SQL | undefined> {
  if (!gameId) return ctx.dist.gameIds ? inArray(orders.gameId, [...ctx.dist.gameIds]) : undefined
  return (await isGame(ctx, gameId)) ? eq(orders.gameId, gameId) : sql`false`
}

/** Deals read for each one shown, of which those are chosen. */
const POOL = 6

/** Returns the latest paid orders, mixed by type, and their number today and in seven days (Beijing). */
export async function listLatestDeals(ctx: Ctx, input: { pageSize: number; gameId?: number }) {
  const shown = and(isDeal, await ofGame(ctx, input.gameId))
  const since = startOfDay(ctx.now())
  const week = new Date(since.getTime() - 6 * DAY_MS)
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select(DEAL_COLUMNS)
      .from(orders)
      .where(shown)
      .orderBy(desc(orders.paidAt))
      .limit(input.pageSize * POOL),
    ctx.db
      .select({
        today: sql<number>`(count(*) filter (where ${gte(orders.paidAt, since)}))::int`,
        week: sql<number>`count(*)::int`,
      })
      .from(orders)
      .where(and(shown, gte(orders.paidAt, week))),
  ])
  return {
    todayCount: counted?.today ?? 0,
    weekCount: counted?.week ?? 0,
    list: mixedDeals(rows, input.pageSize).map(presentDeal),
  }
}
