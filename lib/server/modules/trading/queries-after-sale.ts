import { eq, inArray, sql } from 'drizzle-orm'
import { orders } from '../../db/schema/trading'
import type { Ctx } from '../../runtime/context'

/** Ids of all orders of a game, to search by where only the order is known. */
export const ordersOfGame = ({ db }: Pick<Ctx, 'db'>, gameId: number) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.gameId, gameId))

/** What the game was called when each of these was placed. */
export async function findGameNames(
  { db }: Pick<Ctx, 'db'>,
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: orders.id, name: sql<string>`${orders.snapshot}->>'gameName'` })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
