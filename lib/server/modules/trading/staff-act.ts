import type { OrderSn } from '@/lib/shared/ids'
import { RULINGS, type StaffAction } from '@/lib/shared/order-forms'
import { may } from '@/lib/shared/staff'
import type { StaffCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { refuse } from '../../runtime/refusal'
import { assertOwnImages } from '../media/queries'
import { keepAudit } from '../oversight/keep-audit'
import { loadRuleBook } from '../tenancy/load-rule-book'
import type { Given } from './flow/mode'
import { takeStep } from './flow/take-step'
import { lockAnyOrder } from './internal/find-order'

export interface StaffInput extends Pick<Given, 'reason' | 'note' | 'pictures' | 'amount' | 'pay' | 'forfeit'> {
  orderSn: OrderSn
  action: StaffAction
  account?: string
  password?: string
}

/**
 * Customer service takes a step of an order that is not its own, frozen or not. Refuses FORBIDDEN, NOT_FOUND, ELSEWHERE,
 * ORDER_STATE, INVALID_INPUT.
 */
export async function staffAct(ctx: StaffCtx, input: StaffInput): Promise<void> {
  const { orderSn, action, account = '', password = '', ...words } = input
  if (isRuling(action) && !may(ctx.staff, 'orders.rule')) throw refuse('FORBIDDEN')
  if (isRuling(action) && !words.reason) throw refuse('INVALID_INPUT', '请填写判定理由', { field: 'reason' })
  await assertOwnImages(ctx, [...(words.pictures ?? [])])
  const given: Given = { ...words, delivery: { account, password, note: words.note ?? '' } }
  const rulesOf = await loadRuleBook(ctx)
  await inTxOnce(ctx, async (tx, effects) => {
    const order = await lockAnyOrder(ctx, tx, orderSn)
    const { vault, user } = ctx
    if (user.userId === order.buyerId || user.userId === order.sellerId) throw refuse('FORBIDDEN', '不能处理自己的订单')
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
    const sums = { pay: words.pay, amount: words.amount, forfeit: words.forfeit }
    const after = { action, ...sums }
    await keepAudit(tx, ctx, { action: 'order.step', target: `order:${orderSn}`, after, reason: words.reason })
    return null
  })
}

const isRuling = (action: StaffAction): boolean => (RULINGS as readonly StaffAction[]).includes(action)
