import type { Tx } from '../../../db/client'
import type { Effects } from '../../../runtime/context'
import { postSystemMessage } from '../../chat/post-system-message'
import type { Order } from '../types'

export interface Telling {
  type: 'send_goods' | 'confirm_goods' | 'status'
  content: string
  at: Date
}

/** A system line in the order's chat, if it has one yet, and a live event to both parties. */
export async function tellParties(
  tx: Tx,
  effects: Effects,
  order: Order,
  { type, content, at }: Telling,
): Promise<void> {
  if (order.chatGroupId)
    await postSystemMessage(tx, effects, {
      groupId: order.chatGroupId,
      content,
      expansion: { type, orderSn: order.sn },
      at,
    })
  showChange(effects, order)
}

/** Both parties once the seller knows of the order, else the buyer alone. */
export function showChange(effects: Effects, order: Order): void {
  effects.live({
    type: 'order',
    orderSn: order.sn,
    userIds: order.paidAt ? [order.buyerId, order.sellerId] : [order.buyerId],
  })
}
