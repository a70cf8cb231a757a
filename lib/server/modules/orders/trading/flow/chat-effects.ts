import { closeGroup } from '../../../market/chat/close-group'
import { openGroup } from '../../../market/chat/open-group'
import type { Order } from '../types'
import type { Effect, Prepare } from './mode'
import { fillIn } from './rule-words'
import { isStaffed } from './staff-effects'

/**
 * Opens the order's chat with both parties and customer service, if a third person is available; staff who lead an
 * order join on their own.
 */
export const openChat =
  (greeting: string | ((order: Order) => string)): Prepare =>
  async ({ effects, order, input, rules, at }) => {
    const { buyerId, sellerId } = order
    const members = [
      { userId: buyerId, role: 'buyer' as const },
      ...(sellerId ? [{ userId: sellerId, role: 'seller' as const }] : []),
      ...(input.serviceId && !isStaffed(order) ? [{ userId: input.serviceId, role: 'service' as const }] : []),
    ]
    const { ctes, id, columns, hear } = openGroup(effects, {
      subject: order.sn,
      distId: order.distId,
      groupType: 1,
      members,
      greeting: {
        content: fillIn(typeof greeting === 'string' ? greeting : greeting(order), rules),
        expansion: { type: 'status', orderSn: order.sn },
      },
      at,
    })
    return {
      ctes,
      set: { chatGroupId: id },
      asks: { columns, hear: (row) => ({ chatGroupId: hear(row) }) },
    }
  }

export const closeChat: Effect = async ({ tx, order, at }) => {
  if (order.chatGroupId) await closeGroup(tx, { groupId: order.chatGroupId, at })
}
