import type { UserId } from '@/lib/shared/ids'
import { fen, moneyText } from '@/lib/shared/money/money'
import { orderPath } from '@/lib/shared/trade/order-path'
import { isCancelled, ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { Notice } from '../../../core/notifications/types'
import { isReleased, placeOf, sellerIncome } from '../rules'
import type { Order, Party } from '../types'
import type { Deal, Mode, Step } from './mode'
import { paidPenalty } from './penalty-effects'
import { wordsOf } from './words-of'

/** Steps without notification: the timer's own reminder is posted in the chat. */
const SILENT = new Set(['start'])

/**
 * Returns notifications for the parties about a step: to whoever did not take it, and to the seller only once the order
 * is paid. Steps that the system takes immediately afterwards are one event, for which the last notification counts.
 */
export function noticesOf(deal: Deal, mode: Mode, step: Step, after: Order, says: string): Notice[] {
  if (SILENT.has(step.action)) return []
  const { order, at, actor, rules } = deal
  // a step that passes an order on gives it to a seller who did not take the step
  const isNew = after.sellerId !== order.sellerId && after.sellerId !== deal.userId
  const readers: readonly [Party, UserId | null][] = [
    ['buyer', order.buyerId],
    ['seller', after.paidAt ? after.sellerId : null],
  ]
  const notices = readers.flatMap(([party, userId]) => {
    const arrives = isNew && party === 'seller'
    if (userId === null || (party === actor && !arrives)) return []
    const words = wordsOf(mode, after, party, { rules, now: at })
    const stays = step.to === step.from && !step.freezes && !arrives
    return {
      userId,
      distId: order.distId,
      kind: 'order' as const,
      key: `order ${order.id} ${at.getTime()}`,
      title: stays ? says : words.title,
      text: `${order.snapshot.bigTitle}${stays ? '' : `：${words.text}${sumText(order, after, party)}`}`,
      href: orderPath(order.sn),
      isUrgent: (!stays || step.alerts === true) && mustAct(mode, after, party),
    }
  })
  return isTaken(deal, after) ? [...notices, { ...lost(deal, says), userId: order.sellerId as UserId }] : notices
}

/** How much a step returns to the buyer or releases to the seller. */
function sumText(before: Order, after: Order, party: Party): string {
  if (party === 'seller')
    return isReleased(after) && !isReleased(before) ? `到账 ${moneyText(sellerIncome(after).amount)}。` : ''
  if (before.paidAt === null || after.isRecovery || after.payMode === 'budget') return ''
  const isBack = isCancelled(after.status) && !isCancelled(before.status)
  const kept = after.status === ORDER_STATUS.buyerCancelled ? paidPenalty(after) : 0n
  const reduced = before.totalFen - after.totalFen
  const back = isBack && reduced === 0n ? after.totalFen - kept : reduced
  return back > 0n ? `退款 ${moneyText(fen(back))}。` : ''
}

/** The order was taken from its seller and passed on, or closed, not by the seller. */
const isTaken = ({ order, actor }: Deal, after: Order): boolean =>
  actor !== 'seller' && order.paidAt !== null && order.sellerId !== null && after.sellerId !== order.sellerId

/** The former seller can no longer see the order. */
const lost = ({ order, at }: Deal, says: string) => ({
  distId: order.distId,
  kind: 'order' as const,
  key: `lost ${order.id} ${at.getTime()}`,
  title: '一笔订单已改派',
  text: `${order.snapshot.bigTitle}：${says}`,
  href: '/center/notifications',
})

/** Returns whether this party has to act: a primary button is theirs, other than for rating. */
const mustAct = (mode: Mode, order: Order, party: Party): boolean =>
  order.status < 3 &&
  mode.steps.some(({ from, by, button }) => from === placeOf(order) && by.includes(party) && button?.primary)
