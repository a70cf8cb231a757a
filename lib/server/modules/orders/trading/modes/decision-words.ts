import { type Fen, fen, moneyText, readFen } from '@/lib/shared/money/money'
import { formatShortTime } from '@/lib/shared/time'
import { boostOf } from '../flow/boost-state'
import { coinOf } from '../flow/coin-state'
import type { Words } from '../flow/mode'
import { rentOf } from '../flow/rental-effects'
import { grantedOf, sellerIncome } from '../rules'
import type { Order, Party } from '../types'

/** Who gets how much by a decision of staff; parties that get nothing are left out. */
function decided(what: string, shares: readonly (readonly [to: string, amount: Fen])[]): string {
  const parts = shares.filter(([, amount]) => amount > 0n).map(([to, amount]) => `${to} ${moneyText(amount)}`)
  return parts.length > 0 ? `${what}：${parts.join('，')}` : what
}

/** 客服已处理：退给买家 ¥46.35，结算给币商 ¥50.00，币商保证金赔付买家 ¥0.92. The merchant's part includes the fee. */
export const coinDecision = (order: Order): string =>
  decided('客服已处理', [
    ['退给买家', readFen(coinOf(order).back)],
    ['结算给币商', order.goodsFen],
    ['币商保证金赔付买家', readFen(coinOf(order).fine)],
  ])

export const recyclingDecision = (order: Order): string =>
  decided('客服已处理', [
    ['付给玩家', order.goodsFen],
    ['退回备款', readFen(coinOf(order).back)],
  ])

export const workDecision = (order: Order): string => {
  const { due, back, forfeit } = boostOf(order)
  return decided('客服已处理', [
    ['付给打手', readFen(due)],
    ['退给客户', readFen(back)],
    ['打手保证金赔付客户', readFen(forfeit)],
  ])
}

export const depositDecision = (order: Order): string => {
  const granted = grantedOf(order)
  const kept = readFen(rentOf(order).kept?.sum)
  return decided('客服已处理押金', [
    ['赔给号主', granted],
    ['退给租客', fen(order.depositFen - granted - kept)],
  ])
}

/** A decision about a dispute in words for both parties: a full refund without its sum, which would tell the seller what the buyer paid. */
export const refundText = (refund: Fen, { totalFen }: Pick<Order, 'totalFen'>): string =>
  refund === 0n ? '不退款，订单继续' : refund === totalFen ? '全额退给买家' : `退给买家 ${moneyText(refund)}`

/** Text of an order on hold whose dispute staff decided, before the decision is carried out; null: not decided. */
export function decidedWords(order: Order, reader: Party): Words | null {
  const { decision } = order.terms
  if (!decision) return null
  const refund = readFen(decision.refund)
  const net = reader === 'seller' && refund > 0n ? `，你预计到账 ${moneyText(sellerIncome(order).amount)}` : ''
  const result = `${refundText(refund, order)}${net}。`
  return decision.until
    ? {
        tone: 'warn',
        title: '售后处理结果已出',
        text: `${result}${formatShortTime(new Date(decision.until))} 前可以申诉一次，不申诉就按处理结果执行。`,
      }
    : { tone: 'info', title: '售后最终处理结果已出', text: `${result}付款渠道的投诉结束后，按处理结果结算。` }
}
