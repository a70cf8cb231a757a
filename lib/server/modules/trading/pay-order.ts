import { fenToYuan } from '@/lib/shared/money'
import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { assignService } from '../identity/assign-service'
import { verifyPayPassword } from '../identity/verify-pay-password'
import { loadRules } from '../tenancy/platform-rules'
import { enterPaid } from './internal/enter-paid'
import { findOwnOrder, whyUnpayable } from './internal/find-order'

/** Refuses NOT_FOUND, ORDER_STATE, ORDER_EXPIRED, BALANCE_SHORT and the refusals of the pay password. */
export async function payOrder(ctx: UserCtx, input: { orderSn: string; payPassword: string }): Promise<{ orderSn: string; coin: string }> {
  await verifyPayPassword(ctx, input.payPassword)
  const order = await findOwnOrder(ctx, input.orderSn)
  const rules = await loadRules(ctx, order)
  return inTxOnce(ctx, async (tx, effects) => {
    const unpayable = whyUnpayable(order, ctx.now())
    if (unpayable) throw unpayable
    const serviceId = await assignService(tx)
    const left = await enterPaid(tx, effects, order, { payment: null, serviceId, rules, at: ctx.now() })
    return { orderSn: order.sn, coin: fenToYuan(left) }
  })
}
