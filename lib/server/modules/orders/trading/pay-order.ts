import type { OrderSn } from '@/lib/shared/ids'
import { fenToYuan } from '@/lib/shared/money/money'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { loadRuleBook } from '../../core/tenancy/load-rule-book'
import { verifyPayPassword } from '../../people/identity/security/verify-pay-password'
import { assignService } from '../../people/staff/assign-service'
import { takeStep } from './flow/take-step'
import { lockOwnOrder, whyUnpayable } from './internal/find-order'

/**
 * Pays an order from the balance. Refuses NOT_FOUND, ELSEWHERE, ORDER_STATE, ORDER_EXPIRED, BALANCE_SHORT and the
 * refusals of the pay password.
 */
export async function payOrder(
  ctx: UserCtx,
  input: { orderSn: OrderSn; payPassword: string },
): Promise<{ orderSn: OrderSn; coin: string }> {
  await verifyPayPassword(ctx, input.payPassword)
  const rulesOf = await loadRuleBook(ctx)
  const serviceId = await assignService(ctx.db, ctx.dist.distId)
  return inTxOnce(ctx, async (tx, effects) => {
    const order = await lockOwnOrder(ctx, tx, input.orderSn)
    const at = ctx.now()
    const unpayable = whyUnpayable(order, at)
    if (unpayable) throw unpayable
    const { vault, user } = ctx
    const rules = rulesOf(order)
    const deal = {
      tx,
      effects,
      vault,
      order,
      rules,
      at,
      actor: 'buyer',
      userId: user.userId,
      input: { serviceId },
    } as const
    const { left } = await takeStep(deal, 'pay')
    return { orderSn: order.sn, coin: fenToYuan(left ?? 0n) }
  })
}
