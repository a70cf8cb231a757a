import type { Tx } from '../../../db/client'
import type { Effects } from '../../../runtime/context'
import { returnCoupon } from '../../campaign/return-coupon'
import { releaseReservation } from '../../catalog/release-reservation'
import { returnStock } from '../../catalog/return-stock'
import { closeGroup } from '../../chat/close-group'
import { abandonPayments } from '../../wallet/close-payment'
import { refundOrder } from '../../wallet/refund-order'
import type { Actor, Order } from '../types'
import { type Move, moveOrder } from './move-order'
import { showChange, tellParties } from './tell-parties'

export interface Ending extends Pick<Move, 'explain' | 'at' | 'rules'> {
  actor: Actor
  reason: string
}

/** An unpaid order ends: its units and its coupon are free again, its open payments are closed at the provider. */
export async function endUnpaid(
  tx: Tx,
  effects: Effects,
  order: Order,
  { actor, explain, at, rules, reason }: Ending,
): Promise<void> {
  const ended = await moveOrder(tx, order, {
    action: actor === 'system' ? 'timeout' : 'cancel',
    actor,
    explain,
    at,
    rules,
    set: { closedAt: at, cancelReason: reason },
  })
  await abandonPayments(tx, { orderSn: order.sn, at })
  await releaseReservation(tx, { goodsSn: order.goodsSn, num: order.goodsNum })
  if (order.couponId) await returnCoupon(tx, order.sn)
  effects.purge(`goods:${order.goodsSn}`)
  showChange(effects, ended)
}

/** A paid order ends before delivery: all money and the coupon back to the buyer, the goods back on the shelf, the chat closed. */
export async function endPaid(
  tx: Tx,
  effects: Effects,
  order: Order,
  { actor, explain, at, rules, reason }: Ending,
): Promise<void> {
  const ended = await moveOrder(tx, order, {
    action: actor === 'system' ? 'timeout' : 'refund',
    actor,
    explain,
    at,
    rules,
    set: { closedAt: at, cancelReason: reason },
  })
  await returnStock(tx, { goodsSn: order.goodsSn, num: order.goodsNum })
  if (order.couponId) await returnCoupon(tx, order.sn)
  await tellParties(tx, effects, ended, {
    type: 'status',
    content: `${explain}，货款已退回买家余额，交易群已关闭。`,
    at,
  })
  if (order.chatGroupId) await closeGroup(tx, { groupId: order.chatGroupId, at })
  const refunded = await refundOrder(tx, { ...order, total: order.totalFen, discount: order.discountFen, at })
  if (!refunded) throw new Error(`order ${order.sn} was paid but its escrow was refunded`)
  effects.purge(`goods:${order.goodsSn}`, 'goods', 'deals', 'home')
}
