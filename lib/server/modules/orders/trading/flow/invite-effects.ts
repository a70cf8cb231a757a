import type { SQL } from 'drizzle-orm'
import { profitBase } from '@/lib/shared/money/invites'
import { isCancelled, ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { dropProfit } from '../../../market/invites/drop-profit'
import { expectProfit } from '../../../market/invites/expect-profit'
import { settleProfit } from '../../../market/invites/settle-profit'
import type { InvitedOrder } from '../../../market/invites/types'
import type { Order } from '../types'
import type { Deal, Follower } from './mode'

const isReleased = ({ status, subStatus }: Order): boolean =>
  status === ORDER_STATUS.complete && subStatus === 'RELEASED'

const invitedOrder = (order: Order): InvitedOrder => ({
  ...{ orderId: order.id, orderSn: order.sn, distId: order.distId, buyerId: order.buyerId },
  ...{ gameId: order.gameId, mode: order.mode, base: profitBase(order) },
})

/** Who invited a buyer has a part in the order's fee, expected from its payment on. */
export const expectInvites = ({ order, rules, at }: Deal, after: Order): SQL[] =>
  after.paidAt && !order.paidAt ? [expectProfit({ order: invitedOrder(after), rules, at })] : []

/** It is paid with the release, and dropped with a refund. */
export const followInvites: Follower = async ({ tx, effects, order, rules, at }, before) => {
  if (!order.paidAt) return
  const given = { tx, effects, order: invitedOrder(order), rules, at }
  if (isReleased(order)) await settleProfit(given)
  else if (isCancelled(order.status) || order.subStatus === 'CLAIMED' || isReleased(before)) await dropProfit(given)
}

/** It comes back where a claim was paid after the release. */
export const dropInvites = ({ tx, effects, order, at }: Pick<Deal, 'tx' | 'effects' | 'order' | 'at'>) =>
  dropProfit({ tx, effects, order: invitedOrder(order), at })
