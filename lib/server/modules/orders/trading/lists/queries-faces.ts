import { inArray } from 'drizzle-orm'
import type { OrderFace } from '@/lib/contract/entities/order'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { presentFace } from '../present'

/** Returns display data of these orders by id, for lists of what belongs to an order. */
export async function findFaces({ db }: Pick<Ctx, 'db'>, orderIds: readonly number[]): Promise<Map<number, OrderFace>> {
  if (orderIds.length === 0) return new Map()
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  return new Map(found.map((order) => [order.id, presentFace(order)]))
}
