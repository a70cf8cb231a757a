import type { OrderSn } from '@/lib/shared/ids'
import type { StaffAction } from '@/lib/shared/order-forms'
import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { refuse } from '../../runtime/refusal'
import { loadRuleBook } from '../tenancy/load-rule-book'
import type { Given } from './flow/mode'
import { takeStep } from './flow/take-step'
import { lockAnyOrder } from './internal/find-order'

export interface StaffInput extends Pick<Given, 'reason' | 'amount' | 'pay' | 'forfeit'> {
  orderSn: OrderSn
  action: StaffAction
}

/** Customer service takes a step of an order, frozen or not. Refuses FORBIDDEN, NOT_FOUND, ELSEWHERE, ORDER_STATE, INVALID_INPUT. */
export async function staffAct(ctx: UserCtx, { orderSn, action, ...given }: StaffInput): Promise<void> {
  assertService(ctx)
  const rulesOf = await loadRuleBook(ctx)
  await inTxOnce(ctx, async (tx, effects) => {
    const order = await lockAnyOrder(ctx, tx, orderSn)
    const { vault, user } = ctx
    const rules = rulesOf(order)
    const deal = {
      tx,
      effects,
      vault,
      order,
      rules,
      at: ctx.now(),
      actor: 'service',
      userId: user.userId,
      given,
    } as const
    await takeStep(deal, action)
    return null
  })
}

/** Refuses FORBIDDEN. */
export function assertService(ctx: UserCtx): void {
  if (ctx.user.role !== 'service' && ctx.user.role !== 'platform') throw refuse('FORBIDDEN')
}
