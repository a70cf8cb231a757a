import type { ChatMessage } from '@/lib/contract/entities/chat'
import type { OrderSn } from '@/lib/shared/ids'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { joinGroup } from '../../market/chat/join-group'
import { membersOf } from '../../market/chat/queries-desk'
import { sendMessage } from '../../market/chat/send-message'
import { leadGreeting } from '../../orders/trading/modes/lead-greetings'
import { findDeskOrder } from '../../orders/trading/staff/queries-desk'
import type { Order } from '../../orders/trading/types'
import { cardOf, transferText } from '../../people/staff/rules-introduction'
import { assertMaySpeak } from './assert-may-speak'

interface Line {
  orderSn: OrderSn
  clientMsgId: string
  kind: 'text' | 'image' | 'card'
  content: string
}

/** The lead of an order who is not in its chat joins with the first message, and an introduction is sent. */
const enter = ({ user, now, ...ctx }: StaffCtx, groupId: number, order: Order): Promise<void> =>
  inTx({ ...ctx, user, now }, (tx, effects) =>
    joinGroup(tx, effects, {
      groupId,
      userId: user.userId,
      content: transferText(user.nickName, user.userId, leadGreeting(order)),
      at: now(),
      expansion: { type: 'transfer_order', orderSn: order.sn },
    }),
  )

/**
 * Sends a message in an order's chat, as its lead, or as a member who is a supervisor. Refuses NOT_FOUND, FORBIDDEN,
 * CHAT_CLOSED, ORDER_STATE, INVALID_INPUT.
 */
export async function sendDeskMessage(
  ctx: StaffCtx,
  { orderSn, clientMsgId, kind, content }: Line,
): Promise<ChatMessage> {
  const order = await findDeskOrder(ctx, orderSn)
  const { chatGroupId: groupId, serviceId } = order
  const { userId, nickName } = ctx.user
  if (groupId === null) throw refuse('NOT_FOUND', '这笔订单还没有群聊')
  const own = (await membersOf(ctx, groupId)).find((member) => member.userId === userId)
  if (own?.role !== 'service') {
    if (serviceId !== userId) throw refuse('FORBIDDEN', '请先接手这笔订单')
    await enter(ctx, groupId, order)
  }
  const words = kind === 'card' ? cardOf(nickName, userId) : content
  if (!words) throw refuse('INVALID_INPUT', '请填写内容', { field: 'content' })
  const messageType = kind === 'image' ? 'image' : 'text'
  const sent = await sendMessage(ctx, { groupId, clientMsgId, messageType, content: words }, (tx) =>
    assertMaySpeak(tx, ctx, order),
  )
  await inTx(ctx, (tx) =>
    recordAudit(tx, ctx, { action: 'order.say', target: `order:${orderSn}`, after: { seq: sent.seq, kind } }),
  )
  return sent
}
