import { and, eq } from 'drizzle-orm'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { Refusal, refuse } from '../../../../runtime/refusal'

/**
 * Replaces the error of an order that was not placed if the caller's own unpaid order reserves the item; it then
 * contains that order's number.
 */
export async function nameOwnOrder(ctx: UserCtx, goodsSn: GoodsSn, error: unknown): Promise<unknown> {
  if (!(error instanceof Refusal && error.reason === 'GOODS_RESERVED')) return error
  const own = await findUnpaid(ctx, goodsSn)
  return own ? refuse('GOODS_RESERVED', '你有未付款的订单占用了这件商品，请先付款或取消', { orderSn: own }) : error
}

async function findUnpaid({ db, user }: UserCtx, goodsSn: GoodsSn): Promise<OrderSn | undefined> {
  const isOwn = and(eq(orders.buyerId, user.userId), eq(orders.goodsSn, goodsSn))
  const [found] = await db
    .select({ sn: orders.sn })
    .from(orders)
    .where(and(isOwn, eq(orders.status, ORDER_STATUS.unpaid)))
  return found?.sn
}
