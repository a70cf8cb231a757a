import { postSystemMessage } from '../../../market/chat/post-system-message'
import type { Deal, Effect } from './mode'
import { fillIn } from './rule-words'

type LineKind = 'send_goods' | 'confirm_goods' | 'status'

/** A system line in the order's chat, if it has one yet. */
export const say =
  (type: LineKind, content: string | ((deal: Deal) => string)): Effect =>
  async (deal) => {
    const { tx, effects, order, rules, at } = deal
    if (!order.chatGroupId) return
    await postSystemMessage(tx, effects, {
      groupId: order.chatGroupId,
      content: typeof content === 'string' ? fillIn(content, rules) : content(deal),
      expansion: { type, orderSn: order.sn },
      at,
    })
  }

/** A live event to both parties once the seller knows of the order, else to the buyer alone. */
export function showChange({ effects, order }: Pick<Deal, 'effects' | 'order'>): void {
  const { sn: orderSn, distId, paidAt, buyerId, sellerId } = order
  effects.live({ type: 'order', distId, orderSn, userIds: paidAt && sellerId ? [buyerId, sellerId] : [buyerId] })
}
