import { and, eq, inArray } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { orders } from '../../../db/schema/orders/trading'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findOrder } from './internal/find-order'

/** Sets the buyer's contact of a running order. Refuses NOT_FOUND, ELSEWHERE, ORDER_STATE, FORBIDDEN. */
export async function updateContact(ctx: UserCtx, input: { orderSn: OrderSn; contact: string }): Promise<null> {
  const order = await findOrder(ctx, ctx.user.userId, input.orderSn)
  if (order.buyerId !== ctx.user.userId) throw refuse('FORBIDDEN')
  const changed = await ctx.db
    .update(orders)
    .set({ contact: input.contact })
    .where(and(eq(orders.id, order.id), inArray(orders.status, [0, 1, 2])))
    .returning({ id: orders.id })
  if (changed.length === 0) throw refuse('ORDER_STATE')
  return null
}
