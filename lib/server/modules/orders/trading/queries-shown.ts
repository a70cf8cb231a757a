import { and, type Column, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client'
import { orderProofs, orders } from '../../../db/schema/orders/trading'

/** Returns the hashes of the pictures that were shown in claims about these orders. */
export async function listShownHashes(tx: Tx, orderIds: readonly number[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await tx
    .select({ hashes: orderProofs.hashes })
    .from(orderProofs)
    .where(and(inArray(orderProofs.orderId, [...orderIds]), eq(orderProofs.action, 'claim')))
  return new Set(rows.flatMap(({ hashes }) => hashes))
}

/** Subquery for statements of other modules: ids of all orders of the item that the order in a column is about. */
export const ordersOfSameGoods = (orderId: Column | number): SQL => sql`(
  select o_same.id from ${orders} o_own join ${orders} o_same on o_same.goods_sn = o_own.goods_sn where o_own.id = ${orderId}
)`

/** Pairs of orders of different items in whose claims the same picture was shown, for these orders. */
export async function listSharedPictures(
  db: Db,
  orderIds: readonly number[],
): Promise<{ orderId: number; otherId: number }[]> {
  if (orderIds.length === 0) return []
  const { rows } = await db.execute<{ order_id: string; other_id: string }>(sql`
    select distinct own.order_id, other.order_id as other_id
    from ${orderProofs} own
    cross join lateral (select array_agg(h) as hashes from jsonb_array_elements_text(own.hashes) h where h <> '') shown
    join ${orderProofs} other on other.action = 'claim' and other.hashes ?| shown.hashes and other.order_id <> own.order_id
    join ${orders} a on a.id = own.order_id
    join ${orders} b on b.id = other.order_id and b.goods_sn is distinct from a.goods_sn
    where own.action = 'claim' and own.order_id in ${[...orderIds]}`)
  return rows.map((row) => ({ orderId: Number(row.order_id), otherId: Number(row.other_id) }))
}
