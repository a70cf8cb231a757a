import type { OrderSn, UserId } from '@/lib/shared/ids'
import { FOUR_EYES_FEN, may } from '@/lib/shared/staff/staff'
import { LOGIN_ACTIONS, type StaffAction, UNREAD_ACCOUNT } from '@/lib/shared/trade/order-forms'
import type { Tx } from '../../../../db/client'
import type { Effects, StaffCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { askerOf } from '../../../core/oversight/queries-approvals'
import { recordAudit } from '../../../core/oversight/record-audit'
import { requestApproval } from '../../../core/oversight/request-approval'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { assertOwnFiles } from '../../../listings/media/queries'
import { findQuoter } from '../../../market/recycling/queries'
import { isTied } from '../../../money/ties/queries-tied'
import { heldOf } from '../flow/boost-state'
import type { Deal, StepInput } from '../flow/mode'
import { sendOrderLine } from '../flow/notify'
import { takeStep } from '../flow/take-step'
import { lockForStaff } from '../internal/find-order'
import { storeEvidence } from '../internal/store-evidence'
import { hasReadSubmitted, mayReadSubmitted } from '../load-credentials'
import { MODES } from '../modes/table'
import { hasStep, isRuling, isSpending } from '../rules'
import type { Order } from '../types'
import { assertLead } from './assert-lead'
import { approvalTitle } from './rules-decisions'
import { isStopped } from './rules-turn'

export interface StaffInput extends Pick<StepInput, 'reason' | 'note' | 'pictures' | 'amount' | 'pay' | 'forfeit'> {
  orderSn: OrderSn
  action: StaffAction
  account?: string
  password?: string
  /** A check without a look at the submitted password: its author states another way of logging in. */
  hasOtherLogin?: boolean
}

/** What later modules do in the transaction of a step, after it was taken. */
export type AfterStep = (run: { tx: Tx; effects: Effects; order: Order }, input: StaffInput) => Promise<void>

/**
 * Takes a step of an order as customer service, whether it is frozen or not; only the
 * confirmation of an account waits until it is unfrozen. Refuses FORBIDDEN, NOT_FOUND, ORDER_STATE,
 * INVALID_INPUT, APPROVAL_OPEN, FOUR_EYES. Decisions between the parties and payments of the platform's own money above
 * a limit require approval by a second staff member (`waits`).
 */
export async function applyStaffAction(
  ctx: StaffCtx,
  input: StaffInput,
  afterStep?: AfterStep,
): Promise<{ waits: boolean }> {
  const { orderSn, action, account = '', password = '', hasOtherLogin, ...words } = input
  if (isRuling(action) && !may(ctx.staff, 'orders.rule')) throw refuse('FORBIDDEN')
  if (isRuling(action) && !words.reason) throw refuse('INVALID_INPUT', '请填写处理理由', { field: 'reason' })
  // for a stored write, its pictures were already checked at the request
  if (ctx.staff.approvalId === null) await assertOwnFiles(ctx, [...(words.pictures ?? [])])
  const stepInput: StepInput = { ...words, delivery: { account, password, note: words.note ?? '' } }
  const rulesOf = await loadRuleBook(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const order = await lockForStaff(ctx, tx, orderSn)
    assertLead(ctx, order, action)
    if (isStopped(order, action)) throw refuse('ORDER_STATE', '订单已冻结，解冻后才能通过验号')
    const { vault, user } = ctx
    const target = `order:${orderSn}`
    const mode = MODES[order.mode]
    const spends = isSpending(mode, order, action)
    const { approvalId } = ctx.staff
    // a stored write was already judged by what its author had seen
    if (approvalId === null && LOGIN_ACTIONS.includes(action) && !hasOtherLogin) await assertRead(ctx, tx, order)
    const askedBy = approvalId === null ? null : await askerOf(tx, approvalId)
    if (spends && askedBy) await assertNotQuoter(tx, { order, userId: user.userId })
    if (spends || isRuling(action)) {
      if (!hasStep(mode, order, action)) throw refuse('ORDER_STATE')
      const title = approvalTitle(order, { action, ...words }, { rules: rulesOf(order), at: ctx.now() })
      const isAbove = heldOf(order) >= FOUR_EYES_FEN
      if (await requestApproval(tx, ctx, { isAbove, target, title, reason: words.reason ?? '' })) return { waits: true }
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
      // a stored action remains that of its author, with the author's evidence
      userId: askedBy ?? user.userId,
      input: stepInput,
    } as const
    if (isRuling(action) && words.reason) await saveRulingReason(deal, { action, reason: words.reason })
    await takeStep(deal, action)
    await afterStep?.({ tx, effects, order }, input)
    const sums = { pay: words.pay, amount: words.amount, forfeit: words.forfeit }
    const after = { action, ...sums, ...(hasOtherLogin && { login: '扫码等其他方式' }) }
    await recordAudit(tx, ctx, { action: 'order.step', target, after, reason: words.reason })
    return { waits: false }
  })
}

/** Whoever states what is in an account has read its password. Refuses INVALID_INPUT. */
async function assertRead({ user }: StaffCtx, tx: Tx, order: Order): Promise<void> {
  const reader = { user, db: tx }
  if ((await mayReadSubmitted(reader, order)) && !(await hasReadSubmitted(reader, order)))
    throw refuse('INVALID_INPUT', UNREAD_ACCOUNT, { field: 'hasOtherLogin' })
}

/** Shows both parties why staff decide as they do, before the decision closes the chat. */
async function saveRulingReason(deal: Deal, { action, reason }: { action: StaffAction; reason: string }) {
  const { tx, order, rules, userId, actor, at } = deal
  const by = { orderId: order.id, userId: userId ?? (0 as UserId), actor, action }
  await storeEvidence(tx, { ...by, note: reason, pictures: [], at, rules })
  await sendOrderLine(deal, 'status', `客服处理理由：${reason}`)
}

/** The price of what the platform buys and its payment are not approved by one person. Refuses FOUR_EYES. */
async function assertNotQuoter(tx: Tx, { order, userId }: { order: Order; userId: UserId }): Promise<void> {
  const quoter = await findQuoter(tx, order.sn)
  if (quoter && (await isTied(tx, userId, quoter))) throw refuse('FOUR_EYES', '须由报价人以外的另一位客服复核')
}
