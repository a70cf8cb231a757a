import { and, eq, gt, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { Db } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'

export interface Premium {
  gameId: number
  ensureId: number
  sellerId: UserId
  /** Fen, as text. */
  sum: string
}

/** Sums what buyers and renters paid for covers of orders that were completed in a period, by game, tier and seller. */
export async function listPremiums(db: Db, { from, to }: { from: Date | null; to: Date | null }): Promise<Premium[]> {
  const rows = await db
    .select({
      gameId: orders.gameId,
      ensureId: orders.ensureId,
      sellerId: orders.sellerId,
      sum: sql<string>`sum(${orders.ensureFen})::text`,
    })
    .from(orders)
    .where(
      and(
        ...[eq(orders.status, ORDER_STATUS.complete), gt(orders.ensureFen, sql`0`), isNotNull(orders.sellerId)],
        from ? gte(orders.completedAt, from) : undefined,
        to ? lt(orders.completedAt, to) : undefined,
      ),
    )
    .groupBy(orders.gameId, orders.ensureId, orders.sellerId)
  return rows.map((row) => ({ ...row, sellerId: row.sellerId as UserId }))
}

/** Returns game and seller of orders. */
export async function findSold(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, { gameId: number; sellerId: UserId }>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ id: orders.id, gameId: orders.gameId, sellerId: orders.sellerId })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  return new Map(rows.map(({ id, gameId, sellerId }) => [id, { gameId, sellerId: sellerId as UserId }]))
}
