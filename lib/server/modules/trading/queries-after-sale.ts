import { eq, inArray, sql } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money'
import { orders } from '../../db/schema/trading'
import type { Ctx } from '../../runtime/context'

/** Ids of all orders of a game, to search by where only the order is known. */
export const ordersOfGame = ({ db }: Pick<Ctx, 'db'>, gameId: number) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.gameId, gameId))

export interface AfterSaleOrder {
  /** When it was placed. */
  gameName: string
  /** The platform's part of the price. */
  discountFen: Fen
}

/** What a dispute or a claim does not know of its order. */
export async function findAfterSaleOrders(
  { db }: Pick<Ctx, 'db'>,
  orderIds: readonly number[],
): Promise<Map<number, AfterSaleOrder>> {
  const rows = await db
    .select({
      id: orders.id,
      gameName: sql<string>`${orders.snapshot}->>'gameName'`,
      discountFen: orders.discountFen,
    })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}
