import { and, count, desc, eq, gte, inArray, or } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { orders } from '../../../db/schema/orders/trading'
import type { Ctx } from '../../../runtime/context'
import { partiesIn } from './rules'

/** Returns the parties of an order on any site, with the former workers; empty if there is no such order. */
export async function partiesOfOrder({ db }: Pick<Ctx, 'db'>, orderSn: OrderSn): Promise<(UserId | null)[]> {
  const rows = await db
    .select({ buyerId: orders.buyerId, sellerId: orders.sellerId, terms: orders.terms })
    .from(orders)
    .where(eq(orders.sn, orderSn))
  return rows.flatMap(partiesIn)
}

/** Returns the numbers of orders that these members bought or sold in, the newest `most`. */
export async function ordersOfMembers(db: Db, userIds: UserId[], most: number): Promise<OrderSn[]> {
  const isParty = or(inArray(orders.buyerId, userIds), inArray(orders.sellerId, userIds))
  const rows = await db.select({ sn: orders.sn }).from(orders).where(isParty).orderBy(desc(orders.id)).limit(most)
  return rows.map(({ sn }) => sn)
}

/** Returns the sellers by order number; orders without one are left out. */
export async function sellersOfOrders(db: Db, orderSns: readonly OrderSn[]): Promise<Map<OrderSn, UserId>> {
  if (orderSns.length === 0) return new Map()
  const rows = await db
    .select({ sn: orders.sn, sellerId: orders.sellerId })
    .from(orders)
    .where(inArray(orders.sn, [...new Set(orderSns)]))
  return new Map(rows.flatMap(({ sn, sellerId }) => (sellerId === null ? [] : [[sn, sellerId] as const])))
}

/** Counts the orders of a site that were paid since a time, by seller. */
export async function countPaidSales(
  db: Db,
  { distId, sellerIds, since }: { distId: number; sellerIds: readonly UserId[]; since: Date },
): Promise<Map<UserId, number>> {
  if (sellerIds.length === 0) return new Map()
  const rows = await db
    .select({ sellerId: orders.sellerId, n: count() })
    .from(orders)
    .where(and(eq(orders.distId, distId), inArray(orders.sellerId, [...sellerIds]), gte(orders.paidAt, since)))
    .groupBy(orders.sellerId)
  return new Map(rows.flatMap(({ sellerId, n }) => (sellerId === null ? [] : [[sellerId, n] as const])))
}
