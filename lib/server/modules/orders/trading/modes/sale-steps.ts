import { askAgreement } from '../flow/agreement-effects'
import { openChat } from '../flow/chat-effects'
import { countDelivered, payRest, restOf, returnRest, saveHandOver, shortenHold } from '../flow/delivery-effects'
import { asksNewPassword, sealDelivery } from '../flow/hand-over'
import type { Deal, Step } from '../flow/mode'
import { holdMoney, payOut } from '../flow/money-effects'
import { sendOrderMessage } from '../flow/notify'
import { needVideo, saveRecording } from '../flow/proof-effects'
import { askStaff, isStaffed, queuesForStaff } from '../flow/staff-effects'
import { keepSellerHours, stampPaid } from '../flow/stamps'
import type { Place } from '../types'
import { claimedEnd } from './claimed-end'
import { CONFIRM_RECEIPT, evaluateFrom, toPay, UNPAID, unpaidEndsOf } from './common'
import { ruledEnds } from './ruled-ends'
import { saleButtons } from './sale-buttons'
import { takeCheckedAccount, withCheckEnd } from './sale-check'
import { freeEnds, lateEnds, traded } from './sale-ends'
import type { SaleParts } from './sale-parts'
import { signSteps } from './sale-sign-steps'
import { staffSteps } from './sale-staff-steps'
import { COVERED_LATER } from './sale-words'

export function saleSteps(parts: SaleParts): readonly Step[] {
  const { paid, staff, itself, stock, greeting, handOver, check, parties } = parts
  const { buyer, seller } = parties
  const button = saleButtons(parts)
  const pay: Omit<Step, 'from' | 'by' | 'first'> = {
    action: 'pay',
    to: paid,
    says: `${buyer}已付款`,
    does: [holdMoney],
    next: itself?.next ?? (staff && queuesForStaff),
  }
  const paying = [
    ...(staff ? [askStaff(staff), askAgreement, takeCheckedAccount] : []),
    openChat(greeting),
    stampPaid,
    keepSellerHours,
  ]
  const isCounted = handOver === 'delivery'
  const toCheck =
    check ?? (handOver === 'credentials' ? '请先登录游戏核对资料，确认已换绑到你名下。' : '请先登录游戏核对数量。')
  const handedOver = ({ order }: Pick<Deal, 'order'>): string => {
    const { units } = restOf(order)
    if (units === 0) return `${seller}已发货`
    return `${seller}已发货 ${order.goodsNum} 件，另外 ${units} 件未发货，货款原路退回`
  }
  const deliver = (from: Place, step: Pick<Step, 'by' | 'when'>): Step => ({
    from,
    action: 'deliver',
    to: '2 INSPECTION',
    says: (deal) => (deal.actor === 'service' ? `客服已代${seller}发货` : handedOver(deal)),
    button: button.deliver,
    first: [
      ...(from === '1 REBIND' ? [asksNewPassword] : []),
      sealDelivery(handOver),
      ...(handOver === 'credentials' ? [needVideo, saveRecording] : []),
      ...(isCounted ? [needVideo, saveHandOver, countDelivered] : []),
    ],
    does: [
      ...(isCounted ? [returnRest] : []),
      sendOrderMessage(
        'send_goods',
        (deal) => `${handedOver(deal)}，请${buyer}在订单详情中查看交付内容，检查无误后确认收货。`,
      ),
      ...(isCounted ? [payRest] : []),
    ],
    ...step,
  })
  const byItself: Step[] = itself
    ? [
        {
          from: paid,
          action: 'deliver',
          by: ['system'],
          to: '2 INSPECTION',
          says: '系统已自动发货',
          first: [itself.handOver],
          does: [sendOrderMessage('send_goods', `系统已自动发货，请${buyer}在订单详情中查看，核对无误后确认收货。`)],
        },
      ]
    : []
  const steps: readonly Step[] = [
    { from: UNPAID, by: ['buyer', 'system'], ...pay, button: toPay, first: [...stock.take, ...paying] },
    ...unpaidEndsOf(stock.comesBack ? '取消后商品重新上架，不能恢复。' : '取消后不能恢复，没有产生扣款。', stock.free),
    // a payment after the timeout, while the goods and the coupon are still free
    { from: '7 TIMEOUT', by: ['system'], ...pay, first: [...stock.takeLate, ...paying] },
    ...(staff === 'always'
      ? []
      : [deliver(paid, { by: ['seller'], ...(staff && { when: (order) => !isStaffed(order) }) })]),
    ...byItself,
    ...freeEnds(paid, parts),
    ...lateEnds(paid, parts),
    ...(staff ? [...staffSteps(parts), ...signSteps(parts), deliver('1 REBIND', { by: ['seller', 'service'] })] : []),
    {
      from: '2 INSPECTION',
      action: 'confirm',
      by: ['buyer'],
      to: '3 HOLD',
      says: `${buyer}已确认收货`,
      button: {
        ...CONFIRM_RECEIPT,
        text: `${toCheck}${staff === 'asRuled' ? COVERED_LATER : ''}`,
      },
      first: [shortenHold],
      does: traded(parts, `${buyer}已确认收货`),
    },
    {
      from: '2 INSPECTION',
      action: 'autoConfirm',
      by: ['system'],
      to: '3 HOLD',
      says: '超时未确认，系统自动确认收货',
      first: [shortenHold],
      does: traded(parts, '超时未确认，系统自动确认收货'),
    },
    {
      from: '3 HOLD',
      action: 'release',
      by: ['system'],
      to: '3 RELEASED',
      says: `保障期结束，货款已结算给${seller}`,
      does: [...stock.paidOut, payOut(parts.pays, { kind: 'orderRelease' })],
    },
    claimedEnd(parts),
    ...ruledEnds(parts),
    evaluateFrom('3 HOLD'),
    evaluateFrom('3 RELEASED'),
  ]
  return handOver === 'credentials' ? steps.map(withCheckEnd) : steps
}
