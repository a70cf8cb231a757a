import { type Fen, fen } from '@/lib/shared/money'
import type { Tx } from '../../../db/client'
import type { Effects } from '../../../runtime/context'
import { takeReserved } from '../../catalog/take-reserved'
import { openGroup } from '../../chat/open-group'
import type { Rules } from '../../tenancy/types'
import { creditPayment } from '../../wallet/credit-payment'
import { holdOrder } from '../../wallet/hold-order'
import type { Payment } from '../../wallet/types'
import { modeOf } from '../rules'
import type { Order } from '../types'
import { moveOrder } from './move-order'
import { showChange } from './tell-parties'

export interface Paying {
  /** The QR payment that just arrived; null: from the balance. */
  payment: Payment | null
  /** Customer service in the order's chat; null when there is nobody yet. */
  serviceId: number | null
  rules: Rules
  at: Date
  /** The reservation had lapsed and the units were just taken from the free ones. */
  goodsTaken?: boolean
}

/**
 * Unpaid (or lapsed) to paid: goods, chat group, timeline and escrow, in the transaction that locked the order. The
 * buyer's balance, after `payment` was added to it, must hold the total. Returns the balance left. Refuses ORDER_STATE,
 * BALANCE_SHORT.
 */
export async function enterPaid(
  tx: Tx,
  effects: Effects,
  order: Order,
  { payment, serviceId, rules, at, goodsTaken }: Paying,
): Promise<Fen> {
  if (!goodsTaken) await takeReserved(tx, { goodsSn: order.goodsSn, num: order.goodsNum })
  const groupId = await openGroup(tx, effects, {
    subject: order.sn,
    groupType: 1,
    members: [
      { userId: order.buyerId, role: 'buyer' },
      { userId: order.sellerId, role: 'seller' },
      ...(serviceId ? [{ userId: serviceId, role: 'service' as const }] : []),
    ],
    greeting: { content: GREETINGS[modeOf(order.goodsTypeId)], expansion: { type: 'status', orderSn: order.sn } },
    at,
  })
  // A buyer may have hidden the order when it had timed out; the money brings it back into the list.
  const set = {
    paidAt: at,
    payMode: payment ? String(payment.channel) : 'balance',
    closedAt: null,
    cancelReason: '',
    hiddenByBuyer: false,
    chatGroupId: groupId,
  }
  const paid = await moveOrder(tx, order, {
    action: 'pay',
    actor: payment ? 'system' : 'buyer',
    explain: '买家已付款',
    at,
    rules,
    set,
  })
  if (payment) await creditPayment(tx, { payment, kind: 'payment', at })
  const left = await holdOrder(tx, {
    ...paid,
    total: paid.totalFen,
    discount: paid.discountFen,
    title: paid.snapshot.bigTitle,
    at,
  })
  if (left === null) throw new Error(`order ${order.sn} was unpaid but its escrow was filled`)
  effects.purge(`goods:${order.goodsSn}`, 'goods', 'deals', 'home')
  showChange(effects, paid)
  return fen(left)
}

const GREETINGS = {
  account: '买家已付款，交易群已建立。请卖家配合客服完成验号后交付账号，请勿脱离平台交易。',
  props: '买家已付款，交易群已建立。请卖家尽快发货，请勿脱离平台交易。',
  currency: '买家已付款，交易群已建立。请卖家在30分钟内发货，请勿脱离平台交易。',
}
