import { and, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { startOfDay } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { SALE_MODES } from '@/lib/shared/trade/trade-modes'
import { orders } from '../../../../db/schema/trading'
import type { Ctx } from '../../../../runtime/context'
import { isGame } from '../../../listings/catalog/games/queries-games'
import { presentDeal } from './present'

/** Paid and not ended since, by two people. */
export const isKept = and(
  isNotNull(orders.paidAt),
  isNull(orders.tie),
  inArray(orders.status, [ORDER_STATUS.paid, ORDER_STATUS.shipped, ORDER_STATUS.complete]),
)
/** Goods sold. What the deal ticker shows; no names, no totals. */
export const isDeal = and(isKept, inArray(orders.mode, [...SALE_MODES]))
export const DEAL_COLUMNS = {
  goodsSn: orders.goodsSn,
  gameId: orders.gameId,
  goodsTypeId: orders.goodsTypeId,
  snapshot: orders.snapshot,
  priceFen: orders.unitPriceFen,
  paidAt: orders.paidAt,
}

/**
 * Of a game, or of all that this host shows. Anybody may ask for any number: one that is no game of this host is not looked
 * for among all orders.
 */
export async function ofGame(ctx: Ctx, gameId: number | undefined): Promise<SQL | undefined> {
  if (!gameId) return ctx.dist.gameIds ? inArray(orders.gameId, [...ctx.dist.gameIds]) : undefined
  return (await isGame(ctx, gameId)) ? eq(orders.gameId, gameId) : sql`false`
}

/** Latest paid orders and the number since midnight, Beijing time. */
export async function listLatestDeals(ctx: Ctx, input: { pageSize: number; gameId?: number }) {
  const shown = and(isDeal, await ofGame(ctx, input.gameId))
  const [rows, [today]] = await Promise.all([
    ctx.db.select(DEAL_COLUMNS).from(orders).where(shown).orderBy(desc(orders.paidAt)).limit(input.pageSize),
    ctx.db
      .select({ n: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(shown, gte(orders.paidAt, startOfDay(ctx.now())))),
  ])
  return {
    todayCount: today?.n ?? 0,
    list: rows.map(presentDeal),
  }
}
