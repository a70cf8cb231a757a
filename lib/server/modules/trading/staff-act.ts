import type { OrderSn } from '@/lib/shared/ids'
import { fenToYuan } from '@/lib/shared/money'
import { RULINGS, type StaffAction } from '@/lib/shared/order-forms'
import { FOUR_EYES_FEN, may } from '@/lib/shared/staff'
import type { StaffCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { refuse } from '../../runtime/refusal'
import { assertOwnImages } from '../media/queries'
import { fourEyes } from '../oversight/four-eyes'
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
export async function staffAct(ctx: StaffCtx, input: StaffInput): Promise<{ needsSecond: boolean }> {
  const { orderSn, action, account = '', password = '', ...words } = input
  if (isRuling(action) && !may(ctx.staff, 'orders.rule')) throw refuse('FORBIDDEN')
  if (isRuling(action) && !words.reason) throw refuse('INVALID_INPUT', '请填写判定理由', { field: 'reason' })
  const userId = ctx.staff.askedBy ?? ctx.user.userId
  await assertOwnImages({ ...ctx, user: { ...ctx.user, userId } }, [...(words.pictures ?? [])])
  const given: Given = { ...words, delivery: { account, password, note: words.note ?? '' } }
  const rulesOf = await loadRuleBook(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const order = await lockAnyOrder(ctx, tx, orderSn)
    const { vault, user } = ctx
    if ([userId, user.userId].some((one) => one === order.buyerId || one === order.sellerId))
      throw refuse('FORBIDDEN', '不能处理自己的订单')
    const isAbove = isRuling(action) && order.totalFen >= FOUR_EYES_FEN
    const target = `order:${orderSn}`
    const title = `${RULING_WORDS[action] ?? action} ${orderSn}，订单金额 ${fenToYuan(order.totalFen)} 元`
    if (await fourEyes(tx, ctx, { isAbove, target, title, reason: words.reason ?? '' })) return { needsSecond: true }
    const rules = rulesOf(order)
    const deal = {
      tx,
      effects,
      vault,
      order,
      rules,
      at: ctx.now(),
      actor: 'service',
      userId,
      given,
    } as const
    await takeStep(deal, action)
    const sums = { pay: words.pay, amount: words.amount, forfeit: words.forfeit }
    const after = { action, ...sums }
    await keepAudit(tx, ctx, { action: 'order.step', target, after, reason: words.reason })
    return { needsSecond: false }
  })
}

/** For who decides with them. */
const RULING_WORDS: Partial<Record<StaffAction, string>> = {
  uphold: '支持申诉方',
  dismiss: '驳回申诉',
  fault: '认定过错',
  rule: '判定订单',
}

const isRuling = (action: StaffAction): boolean => (RULINGS as readonly StaffAction[]).includes(action)
