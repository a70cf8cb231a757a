import { formatShortTime } from '@/lib/shared/time'
import { closeChat } from '../flow/chat-effects'
import { eraseCredentials } from '../flow/hand-over'
import type { Effect, Step } from '../flow/mode'
import { refundAll } from '../flow/money-effects'
import { sendOrderMessage } from '../flow/notify'
import { isStaffed, isSubmittedInTime, isUnattended } from '../flow/staff-effects'
import { because } from '../flow/stamps'
import type { Order, Place } from '../types'
import { saleButtons } from './sale-buttons'
import type { SaleParts } from './sale-parts'

/** A paid order ends without a trade: the goods are returned, the chat is closed, then the money is moved. */
export const undone = (
  { stock, parties, staff }: SaleParts,
  explain: string,
  money: readonly Effect[] = [refundAll],
): readonly Effect[] => [
  ...stock.giveBack,
  ...(staff ? [eraseCredentials] : []),
  sendOrderMessage('status', `${explain}，货款原路退回${parties.buyer}，订单群聊已关闭。`),
  closeChat,
  ...money,
]

export const traded = ({ parties }: SaleParts, explain: string): readonly Effect[] => [
  // both sides read it: shows the date, not the seller's amount
  sendOrderMessage('confirm_goods', ({ order: { dueAt } }) => {
    const when = dueAt ? ` ${formatShortTime(dueAt)} ` : '在保障期结束后'
    return `${explain}，交易成功。货款${when}放款给${parties.seller}。`
  }),
]

/** Before delivery, either side can cancel free of charge. */
export function freeEnds(from: Place, parts: SaleParts): readonly Step[] {
  const { buyer, seller } = parts.parties
  const button = saleButtons(parts)
  return [
    {
      from,
      action: 'refund',
      by: ['buyer'],
      to: '7 REFUNDED',
      says: `${buyer}取消交易`,
      button: button.buyerRefund,
      first: [because(`${buyer}取消交易`)],
      does: undone(parts, `${buyer}取消交易`),
    },
    {
      from,
      action: 'refund',
      by: ['seller'],
      to: '8 REFUNDED',
      says: `${seller}取消交易`,
      button: button.sellerRefund,
      first: [because(`${seller}取消交易`)],
      does: undone(parts, `${seller}取消交易`),
    },
  ]
}

/** Timeout. `to`: whether it counts as cancelled by the seller, or for no side. */
const late = (from: Place, to: '8 REFUNDED' | '8 UNSERVED', parts: SaleParts, why: string): Step => ({
  from,
  action: 'timeout',
  by: ['system'],
  to,
  says: `${why}，订单自动取消`,
  first: [because(why)],
  does: undone(parts, `${why}，订单自动取消`),
})

/** The paid order was not delivered in time: by its seller, or, where staff lead it, because staff did not finish. */
export const lateEnds = (from: Place, parts: SaleParts): readonly Step[] => {
  const { seller } = parts.parties
  const own = late(from, '8 REFUNDED', parts, `${seller}超时未发货`)
  if (!parts.staff) return [own]
  const staffed = [
    {
      ...late(from, '8 UNSERVED', parts, '客服没有按时完成验号'),
      when: (order: Order, { at }: { at: Date }) => isStaffed(order) && isSubmittedInTime(order, at),
    },
    {
      ...late(from, '8 REFUNDED', parts, `${seller}没有及时提交账号`),
      when: (order: Order, { at }: { at: Date }) => isStaffed(order) && !isSubmittedInTime(order, at),
    },
  ]
  return parts.staff === 'always' ? staffed : [...staffed, { ...own, when: (order) => !isStaffed(order) }]
}

export const unassignedEnd = (parts: SaleParts): Step => ({
  ...late('1 ASSIGN', '8 UNSERVED', parts, '客服没有及时接入'),
  when: isUnattended,
})
