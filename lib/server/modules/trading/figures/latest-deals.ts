import { and, desc, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { fenToYuan } from '@/lib/shared/money'
import { orderTypeName } from '@/lib/shared/order-status'
import { formatDateTime, startOfDay } from '@/lib/shared/time'
import { orders } from '../../db/schema/trading'
import type { Ctx } from '../../runtime/context'
import { isGame } from '../catalog/queries-games'

/** Paid and not ended since: what the deal ticker shows. No names, no totals. */
export const isDeal = and(isNotNull(orders.paidAt), inArray(orders.status, [1, 2, 3]))

/** Anybody may ask for any number: one that is no game is not looked for among all orders. */
export async function ofGame(ctx: Ctx, gameId: number | undefined): Promise<SQL | undefined> {
  if (!gameId) return undefined
  return (await isGame(ctx, gameId)) ? eq(orders.gameId, gameId) : sql`false`
}

/** Latest paid orders and the number since midnight, Beijing time. */
export async function listLatestDeals(ctx: Ctx, input: { pageSize: number; gameId?: number }) {
  const shown = and(isDeal, await ofGame(ctx, input.gameId))
  const [rows, [today]] = await Promise.all([
    ctx.db
      .select({
        goodsSn: orders.goodsSn,
        gameId: orders.gameId,
        goodsTypeId: orders.goodsTypeId,
        snapshot: orders.snapshot,
        priceFen: orders.unitPriceFen,
        paidAt: orders.paidAt,
      })
      .from(orders)
      .where(shown)
      .orderBy(desc(orders.paidAt))
      .limit(input.pageSize),
    ctx.db
      .select({ n: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(shown, gte(orders.paidAt, startOfDay(ctx.now())))),
  ])
  return {
    todayCount: today?.n ?? 0,
    list: rows.map((row) => ({
      goodsSn: row.goodsSn,
      gameId: row.gameId,
      gameName: row.snapshot.gameName,
      goodsTypeId: row.goodsTypeId,
      goodsTypeStr: orderTypeName(row.goodsTypeId),
      bigTitle: row.snapshot.bigTitle,
      price: fenToYuan(row.priceFen),
      payTime: formatDateTime(row.paidAt ?? ctx.now()),
    })),
  }
}
