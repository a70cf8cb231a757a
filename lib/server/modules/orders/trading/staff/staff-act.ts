import type { OrderSn } from '@/lib/shared/ids'
import { moneyText } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN, may } from '@/lib/shared/staff/staff'
import { RULINGS, type StaffAction } from '@/lib/shared/trade/order-forms'
import type { StaffCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { fourEyes } from '../../../core/oversight/four-eyes'
import { keepAudit } from '../../../core/oversight/keep-audit'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { assertOwnImages } from '../../../listings/media/queries'
import type { Given } from '../flow/mode'
import { takeStep } from '../flow/take-step'
import { lockForStaff } from '../internal/find-order'
import { MODES } from '../modes/table'
import { hasStep } from '../rules'

export interface StaffInput extends Pick<Given, 'reason' | 'note' | 'pictures' | 'amount' | 'pay' | 'forfeit'> {
  orderSn: OrderSn
  action: StaffAction
  account?: string
  password?: string
}

/**
 * Customer service takes a step of an order that is not its own, frozen or not. Refuses FORBIDDEN, NOT_FOUND,
 * ORDER_STATE, INVALID_INPUT, APPROVAL_OPEN. A decision between the parties on much money takes a second member (`waits`).
 */
export async function staffAct(ctx: StaffCtx, input: StaffInput): Promise<{ waits: boolean }> {
  const { orderSn, action, account = '', password = '', ...words } = input
  if (isRuling(action) && !may(ctx.staff, 'orders.rule')) throw refuse('FORBIDDEN')
  if (isRuling(action) && !words.reason) throw refuse('INVALID_INPUT', '请填写判定理由', { field: 'reason' })
  // of a write that waited, its pictures were looked after when it was asked
  if (ctx.staff.approvalId === null) await assertOwnImages(ctx, [...(words.pictures ?? [])])
  const given: Given = { ...words, delivery: { account, password, note: words.note ?? '' } }
  const rulesOf = await loadRuleBook(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const order = await lockForStaff(ctx, tx, orderSn)
    const { vault, user } = ctx
    const target = `order:${orderSn}`
    if (isRuling(action)) {
      if (!hasStep(MODES[order.mode], order, action)) throw refuse('ORDER_STATE')
      const isAbove = order.totalFen >= FOUR_EYES_FEN
      const title = `判定 ${order.snapshot.bigTitle}，托管 ${moneyText(order.totalFen)}`
      if (await fourEyes(tx, ctx, { isAbove, target, title, reason: words.reason ?? '' })) return { waits: true }
    }
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
    await keepAudit(tx, ctx, { action: 'order.step', target, after, reason: words.reason })
    return { waits: false }
  })
}

const isRuling = (action: StaffAction): boolean => (RULINGS as readonly StaffAction[]).includes(action)
