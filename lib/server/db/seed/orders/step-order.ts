import { loadRuleBook } from '../../../modules/core/tenancy/load-rule-book'
import type { applyOrderAction } from '../../../modules/orders/trading/apply-order-action'
import { takeStep } from '../../../modules/orders/trading/flow/take-step'
import { lockKnownOrder, partyOf } from '../../../modules/orders/trading/internal/find-order'
import { assignService } from '../../../modules/people/staff/assign-service'
import { inTx, type UserCtx } from '../../../runtime/context'

export type StepInput = Parameters<typeof applyOrderAction>[1]

/** `applyOrderAction` without its result: presenting the order takes more statements than the step itself. */
export async function stepOrder(
  ctx: UserCtx,
  { orderSn, action, account = '', password = '', ...words }: StepInput,
): Promise<void> {
  const { userId } = ctx.user
  const rulesOf = await loadRuleBook(ctx)
  const stepInput = {
    ...words,
    serviceId: action === 'accept' ? await assignService(ctx.db, ctx.dist.distId) : null,
    delivery: { account, password, note: words.note ?? '' },
  }
  await inTx(ctx, async (tx, effects) => {
    const order = await lockKnownOrder(ctx, tx, orderSn)
    const { vault } = ctx
    const deal = { tx, effects, vault, order, rules: rulesOf(order), at: ctx.now(), userId, input: stepInput }
    await takeStep({ ...deal, actor: partyOf(order, userId) }, action)
  })
}
