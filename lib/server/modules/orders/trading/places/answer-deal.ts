import type { OrderSn } from '@/lib/shared/ids'
import { otherOf } from '@/lib/shared/trade/order-forms'
import type { UserCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { closeInvitation } from '../../../market/intermediary/close-invitation'
import { findInvitation } from '../../../market/intermediary/queries'
import { assertUntied } from '../../../money/ties/assert-untied'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import { findLimits } from '../../../people/limits/queries'
import { assertUnlimited } from '../../../people/limits/rules'
import { dealOf } from '../flow/deal-effects'
import { takeStep } from '../flow/take-step'
import { lockOrderById } from '../internal/find-order'

/**
 * Accepts or declines an invitation to a deal, once, while the order waits for it; the order's lock lets only one of
 * answer, recall and timer succeed. Refuses NOT_FOUND, DEAL_OTHER, DEAL_STATE, NOT_VERIFIED, OWN_GOODS, RESTRICTED.
 */
export async function answerDeal(
  ctx: UserCtx,
  { code, answer }: { code: string; answer: 'accept' | 'decline' },
): Promise<{ orderSn: OrderSn }> {
  const { orderId, inviterId } = await findInvitation(ctx, code)
  const { userId, authStatus } = ctx.user
  if (answer === 'accept' && authStatus !== 2) throw refuse('NOT_VERIFIED')
  const rulesOf = await loadRuleBook(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const order = await lockOrderById(ctx, tx, orderId)
    const at = ctx.now()
    if (order.subStatus !== 'WAIT_OTHER' || (order.dueAt && order.dueAt <= at)) throw refuse('DEAL_STATE')
    await assertUntied(tx, userId, inviterId)
    const actor = otherOf(dealOf(order).by)
    const rules = rulesOf(order)
    if (answer === 'accept' && !rules.tradeOpen) throw refuse('MODE_OFF')
    if (answer === 'accept')
      assertUnlimited(await findLimits(tx, accountsOfPerson(userId)), actor === 'buyer' ? 'buy' : 'list')
    await closeInvitation(tx, { orderId, userId, at })
    await takeStep({ tx, effects, vault: ctx.vault, order, rules, at, actor, userId, input: {} }, answer)
    return { orderSn: order.sn }
  })
}
