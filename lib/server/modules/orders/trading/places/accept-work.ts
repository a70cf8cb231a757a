import type { OrderSn } from '@/lib/shared/ids'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import { findLimits } from '../../../people/limits/queries'
import { assertUnlimited } from '../../../people/limits/rules'
import { assignService } from '../../../people/staff/assign-service'
import { takeStep } from '../flow/take-step'
import { lockAnyOrder } from '../internal/find-order'

/**
 * Accepts an open work as a booster; the order's lock lets the first one succeed. Refuses NOT_FOUND, ELSEWHERE,
 * ORDER_STATE when another booster was faster, MODE_OFF, ORDER_FROZEN, OWN_GOODS, BOOSTER_NEEDED, TOO_MANY, BALANCE_SHORT, RESTRICTED.
 */
export async function acceptWork(ctx: UserCtx, { orderSn }: { orderSn: OrderSn }): Promise<{ orderSn: OrderSn }> {
  const rulesOf = await loadRuleBook(ctx)
  const serviceId = await assignService(ctx.db, ctx.dist.distId)
  return inTxOnce(ctx, async (tx, effects) => {
    const order = await lockAnyOrder(ctx, tx, orderSn)
    const { vault, user } = ctx
    if (order.subStatus !== 'POSTED' && order.subStatus !== 'ASSIGN')
      throw refuse('ORDER_STATE', '这单已被接走或已撤回')
    assertUnlimited(await findLimits(tx, accountsOfPerson(user.userId)), 'list')
    // reserved for another booster, so reported as not found
    if (order.subStatus === 'ASSIGN' && order.sellerId !== user.userId) throw refuse('NOT_FOUND', '订单不存在')
    const deal = { tx, effects, vault, order, rules: rulesOf(order), at: ctx.now(), userId: user.userId }
    await takeStep({ ...deal, actor: 'seller', input: { serviceId } }, 'accept')
    return { orderSn: order.sn }
  })
}
