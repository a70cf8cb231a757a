import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { notifyUsers } from '../../core/notifications/notify-users'
import { recordAudit } from '../../core/oversight/record-audit'
import { assignLead } from '../../orders/trading/staff/assign-lead'
import { findUsers } from '../../people/identity/queries'
import { findServiceIds, siteServing } from '../../people/staff/queries-service'
import { saveNote } from '../desk-notes/save-note'

interface Transfer {
  orderSn: OrderSn
  userId: UserId
  note: string
}

/**
 * Transfers an order to another staff member who serves this site's customers, with a note, and notifies that member.
 * Refuses NOT_FOUND, ELSEWHERE, ORDER_STATE, FORBIDDEN, INVALID_INPUT.
 */
export async function transferOrder(ctx: StaffCtx, { orderSn, userId, note }: Transfer): Promise<void> {
  const name = (await findUsers(ctx, [userId])).get(userId)?.nickName ?? ''
  await inTxOnce(ctx, async (tx, effects) => {
    const before = await assignLead(ctx, { tx, effects }, { orderSn, serviceId: userId, name })
    if (!(await findServiceIds(tx, siteServing(before))).includes(userId))
      throw refuse('INVALID_INPUT', '请选择一位在职客服', { field: 'userId' })
    const at = ctx.now()
    await saveNote(tx, { orderSn, distId: ctx.dist.distId, userId: ctx.user.userId, text: note, handedTo: userId, at })
    await recordAudit(tx, ctx, {
      action: 'order.transfer',
      target: `order:${orderSn}`,
      before: { serviceId: before.serviceId },
      after: { serviceId: userId },
    })
    const notice = {
      userId,
      distId: ctx.dist.distId,
      kind: 'order' as const,
      key: `transfer ${orderSn} ${at.getTime()}`,
      title: `${ctx.user.nickName}转给你一笔订单`,
      text: before.snapshot.bigTitle,
      href: `/desk?orderSn=${orderSn}`,
    }
    await notifyUsers(tx, effects, { notices: [notice], at })
    return null
  })
}
