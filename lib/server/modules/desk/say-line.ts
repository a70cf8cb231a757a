import type { ChatMessage } from '@/lib/contract/entities/chat'
import type { OrderSn } from '@/lib/shared/ids'
import { inTx, type StaffCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { membersOf } from '../chat/queries-desk'
import { sendMessage } from '../chat/send-message'
import { keepAudit } from '../oversight/keep-audit'
import { findDeskOrder } from '../trading/queries-desk'
import { cardOf } from './rules'

interface Line {
  orderSn: OrderSn
  clientMsgId: string
  kind: 'text' | 'image' | 'card'
  content: string
}

/** Says something in an order's chat, as a member of it. Refuses NOT_FOUND, FORBIDDEN, CHAT_CLOSED, INVALID_INPUT. */
export async function sayLine(ctx: StaffCtx, { orderSn, clientMsgId, kind, content }: Line): Promise<ChatMessage> {
  const { chatGroupId: groupId } = await findDeskOrder(ctx, orderSn)
  const { userId, nickName } = ctx.user
  if (groupId === null) throw refuse('NOT_FOUND', '这笔订单还没有群聊')
  const own = (await membersOf(ctx, groupId)).find((member) => member.userId === userId)
  if (own?.role !== 'service') throw refuse('FORBIDDEN', '请先接手这笔订单')
  const words = kind === 'card' ? cardOf(nickName, userId) : content
  if (!words) throw refuse('INVALID_INPUT', '请填写内容', { field: 'content' })
  const messageType = kind === 'image' ? 'image' : 'text'
  const sent = await sendMessage(ctx, { groupId, clientMsgId, messageType, content: words })
  await inTx(ctx, (tx) =>
    keepAudit(tx, ctx, { action: 'order.say', target: `order:${orderSn}`, after: { seq: sent.seq, kind } }),
  )
  return sent
}
