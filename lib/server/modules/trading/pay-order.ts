import { fenToYuan } from '@/lib/shared/money'
import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { type Refusal, refuse } from '../../runtime/refusal'
import { assignService } from '../identity/assign-service'
import { verifyPayPassword } from '../identity/verify-pay-password'
import { loadRules } from '../tenancy/platform-rules'
import { enterPaid } from './internal/enter-paid'
import { findOrder } from './internal/find-order'
import type { Order } from './types'

/** Refuses NOT_FOUND, ORDER_STATE, ORDER_EXPIRED, BALANCE_SHORT and the refusals of the pay password. */
export async function payOrder(ctx: UserCtx, input: { orderSn: string; payPassword: string }): Promise<{ orderSn: string; coin: string }> {
  await verifyPayPassword(ctx, input.payPassword)
  const order = await findOwnOrder(ctx, input.orderSn)
  const rules = await loadRules(ctx, order)
  return inTxOnce(ctx, async (tx, effects) => {
    const unpayable = whyUnpayable(order, ctx.now())
    if (unpayable) throw unpayable
    const serviceId = await assignService(tx)
    const left = await enterPaid(tx, effects, order, { payMode: 'balance', serviceId, rules, at: ctx.now() })
    return { orderSn: order.sn, coin: fenToYuan(left) }
  })
}

/** An order the caller buys; a seller asking for the own sale finds nothing to pay. Refuses NOT_FOUND. */
export async function findOwnOrder(ctx: UserCtx, orderSn: string): Promise<Order> {
  const order = await findOrder(ctx.db, ctx.user.userId, orderSn)
  if (order.buyerId !== ctx.user.userId) throw refuse('NOT_FOUND', '订单不存在')
  return order
}

export function whyUnpayable(order: Order, now: Date): Refusal | null {
  if (order.subStatus === 'TIMEOUT' || (order.status === 0 && order.expiresAt <= now)) return refuse('ORDER_EXPIRED')
  return order.status === 0 ? null : refuse('ORDER_STATE')
}
