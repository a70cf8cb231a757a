import { fenToYuan } from '@/lib/shared/money'
import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { assignService } from '../identity/assign-service'
import { verifyPayPassword } from '../identity/verify-pay-password'
import { loadRuleBook } from '../tenancy/platform-rules'
import { enterPaid } from './internal/enter-paid'
import { lockOwnOrder, whyUnpayable } from './internal/find-order'

/** Refuses NOT_FOUND, ORDER_STATE, ORDER_EXPIRED, BALANCE_SHORT and the refusals of the pay password. */
export async function payOrder(
  ctx: UserCtx,
  input: { orderSn: string; payPassword: string },
): Promise<{ orderSn: string; coin: string }> {
  await verifyPayPassword(ctx, input.payPassword)
  const rulesOf = await loadRuleBook(ctx)
  const serviceId = await assignService(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const order = await lockOwnOrder(ctx, tx, input.orderSn)
    const unpayable = whyUnpayable(order, ctx.now())
    if (unpayable) throw unpayable
    const left = await enterPaid(tx, effects, order, { payment: null, serviceId, rules: rulesOf(order), at: ctx.now() })
    return { orderSn: order.sn, coin: fenToYuan(left) }
  })
}
