import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { orders } from '../../../db/schema/orders/trading'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findOrder, partyOf } from './internal/find-order'
import { isDone } from './rules'

/** Hides an order from the caller's list only; the order is unchanged. Refuses NOT_FOUND, ELSEWHERE, ORDER_STATE. */
export async function updateOrderVisibility(ctx: UserCtx, input: { orderSn: OrderSn }): Promise<null> {
  const order = await findOrder(ctx, ctx.user.userId, input.orderSn)
  if (!isDone(order)) throw refuse('ORDER_STATE', '订单尚未结束，不能删除')
  await ctx.db
    .update(orders)
    .set(partyOf(order, ctx.user.userId) === 'buyer' ? { hiddenByBuyer: true } : { hiddenBySeller: true })
    .where(eq(orders.id, order.id))
  return null
}
