import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import type { Effects, StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { notifyUsers } from '../../../core/notifications/notify-users'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { assertNoParty } from '../../../money/ties/assert-no-party'
import { takeStep } from '../flow/take-step'
import { lockForStaff } from '../internal/find-order'
import { moveLead } from '../internal/move-lead'
import { MODES } from '../modes/table'
import { hasStep, mayLead, partiesIn } from '../rules'
import type { Order } from '../types'

interface Leading {
  orderSn: OrderSn
  /** The new lead, and the name with which they introduce themselves. */
  serviceId: UserId
  name: string
  /** Why it is taken from the former lead, who reads it. */
  reason?: string
}

/**
 * Makes a staff member the lead of an order and adds them to its chat, in the caller's transaction, with the order
 * locked; a former lead other than the caller is notified. Returns the order as it was before. Refuses NOT_FOUND, ORDER_STATE, FORBIDDEN.
 */
export async function assignLead(
  ctx: StaffCtx,
  { tx, effects }: { tx: Tx; effects: Effects },
  { orderSn, serviceId, name, reason }: Leading,
): Promise<Order> {
  const rulesOf = await loadRuleBook(ctx)
  const order = await lockForStaff(ctx, tx, orderSn)
  if (!mayLead(order)) throw refuse('ORDER_STATE', '这笔订单已结束，不需要客服')
  await assertNoParty({ db: tx, user: { userId: serviceId } }, partiesIn(order))
  const at = ctx.now()
  const deal = { tx, effects, vault: ctx.vault, order, rules: rulesOf(order), at, userId: null } as const
  if (order.subStatus === 'ASSIGN' && !order.frozenAt && hasStep(MODES[order.mode], order, 'assign')) {
    await takeStep({ ...deal, actor: 'system', input: { serviceId } }, 'assign')
    return order
  }
  if (order.serviceId === serviceId) throw refuse('ORDER_STATE', '已经由这位客服处理')
  const explain = order.serviceId === null ? '客服已接手' : `由${name}接手处理`
  await moveLead(deal, { serviceId, name, explain })
  if (order.serviceId !== null && order.serviceId !== ctx.user.userId) {
    const { sn, distId, snapshot } = order
    const notice = {
      userId: order.serviceId,
      distId,
      kind: 'order' as const,
      key: `taken ${sn} ${at.getTime()}`,
      title: `${name}接手了你的订单`,
      text: reason ? `原因：${reason}。${snapshot.bigTitle}` : snapshot.bigTitle,
      href: `/desk?orderSn=${sn}`,
    }
    await notifyUsers(tx, effects, { notices: [notice], at })
  }
  return order
}
