import type { BoosterPerson } from '@/lib/contract/entities/booster'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { type FenText, fen, fenToYuan, readFen } from '@/lib/shared/money/money'
import { formatShortTime, HOUR_MS } from '@/lib/shared/time'
import { isOver, ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { MODE_FACTS, WORK_MODES } from '@/lib/shared/trade/trade-modes'
import { bondsOf, boostOf, lateForfeit, leftOf, leftToPay } from '../flow/boost-state'
import { MODES } from '../modes/table'
import type { OrderView } from '../present-turn'
import type { Order } from '../types'

type WorkView = NonNullable<OrderDetail['work']>

export const isWork = ({ mode }: Pick<Order, 'mode'>): boolean => WORK_MODES.some((name) => name === mode)

/** Returns the progress of a work, held money, proposals and worker. */
export function presentWork(
  { order, viewer, now }: OrderView,
  { worker, ranks }: { worker: BoosterPerson | null; ranks: readonly string[] },
): WorkView {
  const { from, to, shots = 0, matches = 0, proposal } = boostOf(order)
  const { isByMatch } = MODE_FACTS[order.mode]
  const { parties } = MODES[order.mode].words
  return {
    from,
    to,
    ranks: [...ranks],
    percent: percentOf(order),
    matches: isByMatch ? { done: matches, all: order.goodsNum } : null,
    shots,
    time: timeText(order, now),
    pace: paceOf(order, now),
    held: heldOf(order),
    proposal: proposal
      ? {
          by: proposal.by === viewer ? '你' : parties[proposal.by],
          reason: proposal.reason,
          pay: yuan(proposal.pay),
          forfeit: yuan(proposal.forfeit),
          back: fenToYuan(leftToPay(order) - readFen(proposal.pay) + readFen(proposal.forfeit)),
          returned: fenToYuan(bondsOf(order) - readFen(proposal.forfeit)),
        }
      : null,
    worker: worker && viewer === 'buyer' ? { ...worker, title: parties.seller } : null,
  }
}

const yuan = (text: FenText): string => fenToYuan(readFen(text))

/** Returns the worker's last progress report, or the share of accepted matches; null if there is no report yet. */
function percentOf(order: Order): number | null {
  const { takenAt, progress, matches = 0, split } = boostOf(order)
  if (!takenAt) return null
  if (MODE_FACTS[order.mode].isByMatch) return Math.floor((matches * 100) / order.goodsNum)
  // before the customer accepts it, it is what the worker reported
  if (order.subStatus === 'RELEASED' && !split) return 100
  return progress ?? null
}

/** While it is running: promised hours, and hours used. */
function timeText(order: Order, now: Date): string {
  const { hours, takenAt, startsAt } = boostOf(order)
  if (isOver(order.status)) return ''
  if (startsAt && new Date(startsAt) > now)
    return `${formatShortTime(new Date(startsAt))} 赛季开始后计时，${hours} 小时内完成`
  if (!takenAt) return `接单后 ${hours} 小时内完成`
  const used = Math.max(0, Math.floor((hours * HOUR_MS - leftOf(order, now)) / HOUR_MS))
  return `${hours} 小时内完成，已用 ${used} 小时`
}

/** Late, or so slow that it will be late; null if neither, or closed. */
function paceOf(order: Order, now: Date): WorkView['pace'] {
  const { takenAt, hours } = boostOf(order)
  if (!takenAt || isOver(order.status)) return null
  const left = leftOf(order, now)
  if (left < 0) {
    const owed = fenToYuan(fen(lateForfeit(order, now)))
    return { isLate: true, text: `已超时 ${spanText(-left)}`, note: `按现在计，从效率保证金赔给客户 ¥${owed}` }
  }
  const percent = percentOf(order)
  if (order.status !== ORDER_STATUS.paid || percent === null) return null
  const behind = hours * HOUR_MS * (1 - percent / 100) - left
  return behind >= HOUR_MS ? { isLate: false, text: `慢约 ${Math.round(behind / HOUR_MS)} 小时`, note: '' } : null
}

function spanText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  return minutes < 60 ? `${minutes} 分钟` : `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分钟`
}

/** Returns the money held by the platform per party and purpose; nothing for an order that is unpaid or closed. */
function heldOf(order: Order): WorkView['held'] {
  if (!order.paidAt || isOver(order.status)) return []
  const { words } = MODES[order.mode]
  const { safety, efficiency, takenAt } = boostOf(order)
  const { seller } = words.parties
  return [
    { label: words.goods, note: '客户付，平台托管', amount: fenToYuan(leftToPay(order)) },
    ...(takenAt
      ? [
          { label: '安全保证金', note: `${seller}押，账号出事或违规时赔`, amount: yuan(safety) },
          { label: '效率保证金', note: `${seller}押，超时按比例赔`, amount: yuan(efficiency) },
        ]
      : []),
  ]
}
