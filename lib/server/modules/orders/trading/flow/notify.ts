import { sendSystemMessage } from '../../../market/chat/send-system-message'
import type { Deal, Effect } from './mode'
import { fillIn } from './rule-words'

type LineKind = 'send_goods' | 'confirm_goods' | 'status'

/** Posts a system message to the order's chat, if there is one. */
export const sendOrderMessage =
  (type: LineKind, content: string | ((deal: Deal) => string)): Effect =>
  async (deal) =>
    sendOrderLine(deal, type, fillIn(typeof content === 'string' ? content : content(deal), deal.rules))

/** The same outside a step. */
export async function sendOrderLine(
  { tx, effects, order, at }: Pick<Deal, 'tx' | 'effects' | 'order' | 'at'>,
  type: LineKind,
  content: string,
): Promise<void> {
  if (!order.chatGroupId) return
  await sendSystemMessage(tx, effects, {
    groupId: order.chatGroupId,
    content,
    expansion: { type, orderSn: order.sn },
    at,
  })
}

/** Sends a live event to both parties once the seller knows of the order, before that only to the buyer. */
export function showChange({ effects, order }: Pick<Deal, 'effects' | 'order'>): void {
  const { sn: orderSn, distId, paidAt, buyerId, sellerId } = order
  effects.live({ type: 'order', distId, orderSn, userIds: paidAt && sellerId ? [buyerId, sellerId] : [buyerId] })
}
