import { moneyText } from '@/lib/shared/money/money'
import { closeChat } from '../flow/chat-effects'
import { freeCoupon } from '../flow/goods-effects'
import { eraseCredentials } from '../flow/hand-over'
import type { Effect, Step } from '../flow/mode'
import { payOut, refundAll } from '../flow/money-effects'
import { sendOrderMessage } from '../flow/notify'
import { payRuled, releaseHold, ruledText, saveSplit } from '../flow/ruled-effects'
import { because } from '../flow/stamps'
import { undone } from './sale-ends'
import type { SaleParts } from './sale-parts'

/**
 * How a dispute ends a sale: a full refund at one party's cost, or a split. Delivered goods do not return to the shelf
 * automatically, because the buyer has them; disputed sales give no lottery draw and are excluded from the price
 * history.
 */
export function ruledEnds(parts: SaleParts): readonly Step[] {
  const { parties } = parts
  const says = '售后结束，全额退款'
  const back: readonly Effect[] = [
    freeCoupon,
    sendOrderMessage('status', `${says}，货款原路退回${parties.buyer}，订单群聊已关闭。`),
    ...(parts.staff ? [eraseCredentials] : []),
    closeChat,
    refundAll,
  ]
  const full = (from: '1 REBIND' | '2 INSPECTION' | '3 HOLD', at: 'buyer' | 'seller'): Step => ({
    from,
    action: at === 'buyer' ? 'ruleBuyer' : 'ruleSeller',
    by: ['system'],
    to: at === 'buyer' ? '7 REFUNDED' : '8 REFUNDED',
    says: `${says}，责任在${parties[at]}`,
    first: [releaseHold, because('售后结束')],
    does: from === '1 REBIND' ? undone(parts, says) : back,
  })
  const split = (from: '2 INSPECTION' | '3 HOLD'): Step => ({
    from,
    action: 'ruleSplit',
    by: ['system'],
    to: '3 RELEASED',
    says: ({ order }) =>
      `售后结束，退给${parties.buyer} ${ruledText(order)}，付给${parties.seller} ${moneyText(order.goodsFen)}（扣服务费前）`,
    first: [releaseHold, saveSplit],
    does: [
      sendOrderMessage(
        'confirm_goods',
        (deal) => `售后结束，退${parties.buyer} ${ruledText(deal.order)}，其余结算给${parties.seller}。`,
      ),
      payRuled,
      payOut(parts.pays, { kind: 'orderRelease' }),
    ],
  })
  return [
    ...(parts.staff ? [full('1 REBIND', 'buyer'), full('1 REBIND', 'seller')] : []),
    full('2 INSPECTION', 'buyer'),
    full('2 INSPECTION', 'seller'),
    split('2 INSPECTION'),
    full('3 HOLD', 'buyer'),
    full('3 HOLD', 'seller'),
    split('3 HOLD'),
  ]
}
