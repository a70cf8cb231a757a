import type { OrderSn, UserId } from '@/lib/shared/ids'
import { cutText } from '@/lib/shared/text/cut-text'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { notifyUsers } from '../../core/notifications/notify-users'
import { recordAudit } from '../../core/oversight/record-audit'
import { findDeskOrder } from '../../orders/trading/staff/queries-desk'
import { findServiceIds, siteServing } from '../../people/staff/queries-service'
import { saveNote } from '../desk-notes/save-note'

interface OrderNote {
  orderSn: OrderSn
  text: string
  /** Colleagues named in it. */
  mentions?: readonly UserId[]
}
const NOTICE_CHARACTERS = 60

/**
 * Adds a staff-only note to an order and notifies the colleagues it names, with a link to the order. Refuses NOT_FOUND,
 * INVALID_INPUT.
 */
export async function createOrderNote(ctx: StaffCtx, { orderSn, text, mentions = [] }: OrderNote): Promise<void> {
  const order = await findDeskOrder(ctx, orderSn)
  const named = [...new Set(mentions)]
  await inTx(ctx, async (tx, effects) => {
    const serving = named.length > 0 ? await findServiceIds(tx, siteServing(order)) : []
    if (named.some((id) => !serving.includes(id)))
      throw refuse('INVALID_INPUT', '提到的同事已不负责本站的订单，请重新选择', { field: 'mentions' })
    const at = ctx.now()
    await saveNote(tx, { orderSn, distId: ctx.dist.distId, userId: ctx.user.userId, text, mentions: named, at })
    await recordAudit(tx, ctx, { action: 'order.note', target: `order:${orderSn}`, after: { length: text.length } })
    const notices = named
      .filter((userId) => userId !== ctx.user.userId)
      .map((userId) => ({
        userId,
        distId: ctx.dist.distId,
        kind: 'order' as const,
        key: `mention ${orderSn} ${at.getTime()}`,
        title: `${ctx.user.nickName}在备注里提到了你`,
        text: cutText(text, NOTICE_CHARACTERS),
        href: `/desk?orderSn=${orderSn}`,
      }))
    await notifyUsers(tx, effects, { notices, at })
  })
}
