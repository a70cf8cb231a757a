import type { SQL } from 'drizzle-orm'
import { profitBase } from '@/lib/shared/money/invites'
import { type Fen, fen } from '@/lib/shared/money/money'
import { isCancelled, ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { cancelProfit } from '../../../market/invites/cancel-profit'
import { createProfit } from '../../../market/invites/create-profit'
import { settleProfit } from '../../../market/invites/settle-profit'
import type { InvitedOrder } from '../../../market/invites/types'
import type { Order } from '../types'
import { marginIn } from './margin'
import type { Deal, Listener } from './mode'

const isReleased = ({ status, subStatus }: Order): boolean =>
  status === ORDER_STATUS.complete && subStatus === 'RELEASED'

/** Inviters share the platform's fee, not the margin of the site. */
function baseOf(order: Order): Fen {
  const base = profitBase(order)
  return fen(base - marginIn(base, order))
}

const invitedOrder = (order: Order): InvitedOrder => ({
  orderId: order.id,
  orderSn: order.sn,
  distId: order.distId,
  buyerId: order.buyerId,
  gameId: order.gameId,
  mode: order.mode,
  base: baseOf(order),
})

/** Records the share of the order's fee that the buyer's inviter is expected to get, from its payment on. */
export const expectInvites = ({ order, rules, at }: Deal, after: Order): SQL[] =>
  after.paidAt && !order.paidAt ? [createProfit({ order: invitedOrder(after), rules, at })] : []

/** Pays the share with the payout of the order, and cancels it with a refund or if the parties are tied. */
export const followInvites: Listener = async (deal, before) => {
  const { tx, effects, order, rules, at } = deal
  if (!order.paidAt) return
  if (order.tie) await dropInvites(deal, 'tie')
  else if (isReleased(order)) await settleProfit({ tx, effects, order: invitedOrder(order), rules, at })
  else if (isCancelled(order.status) || order.subStatus === 'CLAIMED' || isReleased(before))
    await dropInvites(deal, 'refund')
}

/** Cancels the share, or takes it back after the payout of the order. */
export const dropInvites = (
  { tx, effects, order, at }: Pick<Deal, 'tx' | 'effects' | 'order' | 'at'>,
  because: 'refund' | 'tie',
): Promise<void> => cancelProfit({ tx, effects, order: invitedOrder(order), because, at })
