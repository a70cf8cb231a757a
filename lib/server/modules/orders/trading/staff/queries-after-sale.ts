import { eq, inArray, sql } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { discountOf, goodsOf } from '../flow/ruled-effects'

/** Returns ids of all orders of a game, for searches in tables that only reference the order. */
export const ordersOfGame = ({ db }: Pick<Ctx, 'db'>, gameId: number) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.gameId, gameId))

export interface AfterSaleOrder {
  /** The game's name when the order was placed. */
  gameName: string
  /** The price, and the platform's part of it, before any refund. */
  goods: Fen
  discount: Fen
}

/** Returns order data that disputes and claims do not store themselves. */
export async function findAfterSaleOrders(
  { db }: Pick<Ctx, 'db'>,
  orderIds: readonly number[],
): Promise<Map<number, AfterSaleOrder>> {
  const rows = await db
    .select({
      id: orders.id,
      gameName: sql<string>`${orders.snapshot}->>'gameName'`,
      goodsFen: orders.goodsFen,
      discountFen: orders.discountFen,
      terms: orders.terms,
    })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  return new Map(
    rows.map((row) => [row.id, { gameName: row.gameName, goods: goodsOf(row), discount: discountOf(row) }]),
  )
}
