import type { OrderDetail } from '@/lib/contract/entities/order'
import { paidCover } from '@/lib/shared/goods/cover-table'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, fenToYuan, readFen, ZERO } from '@/lib/shared/money/money'
import { isCancelled, isOver } from '@/lib/shared/trade/order-status'
import type { OrderMove } from '../../money/wallet/queries-order'
import type { TransferKind } from '../../money/wallet/types'
import { restOf } from './flow/delivery-effects'
import { marginIn } from './flow/margin'
import { discountOf } from './flow/ruled-effects'
import { keptOf } from './internal/rent-cover'
import { MODES } from './modes/table'
import { sellerIncome, soldFor } from './rules'
import { refundedPart } from './rules-refunded'
import type { Order } from './types'

type Sums = Pick<OrderDetail, 'sums' | 'sum' | 'settled'>

const line = (label: string, amount: Fen, sign = '') => ({ label, amount: `${sign}${fenToYuan(amount)}` })
const isSome = ([, amount]: readonly [string, Fen]): boolean => amount > 0n
const linesOf = (...lines: readonly (readonly [string, Fen])[]) =>
  lines.filter(isSome).map(([label, amount]) => line(label, amount))

function goodsLines(order: Order, priceFen: Fen): readonly (readonly [string, Fen])[] {
  const { goods, goodsLines: linesOfMode } = MODES[order.mode].words
  return linesOfMode ? linesOfMode(order) : [[goods, priceFen]]
}

/** Returns what a member got in transfers of a kind; what was taken is negative. */
const movedIn = (moves: readonly OrderMove[], kind: TransferKind, owner: UserId | null): Fen =>
  fen(moves.filter((move) => move.kind === kind && move.userId === owner).reduce((sum, { amount }) => sum + amount, 0n))

/** What became of a renter's deposit; `claimed`: what a claim about a ban took of it. */
function depositParts(order: Order, moves: readonly OrderMove[]) {
  const { depositFen, sellerId, buyerId, status, paidAt } = order
  if (depositFen === 0n || !paidAt || isCancelled(status))
    return { held: ZERO, granted: ZERO, returned: ZERO, claimed: ZERO }
  const held = isOver(status) ? keptOf(order) : depositFen
  const granted = movedIn(moves, 'depositClaim', sellerId)
  const returned = movedIn(moves, 'depositReturn', buyerId)
  return { held, granted, returned, claimed: fen(depositFen - held - granted - returned) }
}

/**
 * What the buyer paid, at the amounts of that time: a partial refund reduces the amounts of the order, and is a line of
 * its own.
 */
export function buyerSums(order: Order, moves: readonly OrderMove[]): Sums {
  const { buyerId, depositFen, goodsFen, totalFen, paidAt, status } = order
  const deposit = depositParts(order, moves)
  const held = fen(-movedIn(moves, 'orderHold', buyerId))
  const paid = held > 0n ? held : totalFen
  const ensure = fen(order.ensureFen + readFen(order.terms.sale?.rest?.ensure))
  const discount = fen(discountOf(order) + restOf(order).discount)
  const price = paid === totalFen ? goodsFen : fen(paid - ensure - depositFen + discount)
  return {
    sums: [
      // a negative line is a refund, which is stated below
      ...linesOf(...goodsLines(order, price)),
      ...(order.ensureId ? [line(paidCover(order.ensureId), ensure)] : []),
      ...(depositFen
        ? [line(isOver(status) ? '押金' : order.frozenAt ? '押金（按处理结果退）' : '押金（归还后退）', depositFen)]
        : []),
      ...(discount ? [line('优惠券', discount, '-')] : []),
    ],
    sum: line(paidAt ? '实付' : isCancelled(status) ? '未付款' : '应付', paid),
    settled: linesOf(
      ['已退款', movedIn(moves, 'orderRefund', buyerId)],
      ['已退押金', deposit.returned],
      ['押金赔给号主', deposit.granted],
      ['押金（用于封禁赔付）', deposit.claimed],
      ['押金（平台托管）', isOver(status) ? deposit.held : ZERO],
      // a merchant's deposit is not held for one order
      ['保证金赔付', fen(movedIn(moves, 'depositClaim', buyerId) + readFen(order.terms.coin?.penalty))],
    ),
  }
}

/** What a merchant's deposit paid; it is not held for one order. */
const fineLines = ({ terms }: Order) => linesOf(['保证金赔付买家', readFen(terms.coin?.penalty)])

/** What a cancelled order brought its seller: nothing, or its half of the penalty of a buyer who left. */
function cancelledSums(order: Order, moves: readonly OrderMove[]): Sums {
  const { goodsFen, sellerId, paidAt } = order
  const penalty = movedIn(moves, 'penalty', sellerId)
  return {
    sums: [
      ...goodsLines(order, goodsFen).map(([label, amount]) => line(label, amount)),
      ...(paidAt ? [line('订单取消', goodsFen, '-')] : []),
      ...(penalty ? [line('买家违约金', penalty)] : []),
    ],
    sum: line('到账', penalty),
    settled: fineLines(order),
  }
}

/** The price at the amounts of the order, what a partial refund left of it, the fees, the compensation from a deposit, and what arrives. */
export function sellerSums(order: Order, moves: readonly OrderMove[]): Sums {
  // the price of a work is what was paid of it, also if it was cancelled
  if (isCancelled(order.status) && !order.terms.boost) return cancelledSums(order, moves)
  const { goodsFen } = order
  const deposit = depositParts(order, moves)
  const income = sellerIncome(order)
  // a decision about a dispute counts before it is carried out
  const { goods, fee } = soldFor(order)
  const margin = marginIn(fee, order)
  const back = MODES[order.mode].words.goodsLines ? fen(0) : refundedPart(order, 'seller')
  return {
    sums: [
      ...goodsLines(order, fen(goodsFen + back)).map(([label, amount]) => line(label, amount)),
      ...(back ? [line('因退款减少', back, '-')] : []),
      ...(goods < goodsFen ? [line('因退款减少', fen(goodsFen - goods), '-')] : []),
      ...(fee > margin ? [line('平台服务费', fen(fee - margin), '-')] : []),
      ...(margin ? [line('站点服务费', margin, '-')] : []),
      ...(income.granted ? [line('押金赔给你', income.granted)] : []),
    ],
    sum: line(isCancelled(order.status) ? '到账' : income.label, income.amount),
    settled: [
      ...linesOf(
        ['押金（平台托管）', deposit.held],
        ['押金（已退租客）', deposit.returned],
        ['押金（用于封禁赔付）', deposit.claimed],
      ),
      ...fineLines(order),
    ],
  }
}
