import { HOUSE_ID } from '@/lib/shared/ids'
import { type Fen, fen, fenText, fenToYuan, lesserOf, moneyText, readFen } from '@/lib/shared/money/money'
import { refuse } from '../../../../runtime/refusal'
import { spendableOf } from '../../../money/debts/queries'
import { payPenalty } from '../../../money/wallet/pay-penalty'
import { balanceOf } from '../../../money/wallet/queries'
import { MARKETING, PLATFORM } from '../../../money/wallet/rules'
import type { Account, Line } from '../../../money/wallet/types'
import type { Order } from '../types'
import type { Effect, Prepare, Shares } from './mode'
import { buyerOf, escrowOf, memoAbout, memoOf, payOut, sellerOf } from './money-effects'
import { withSale } from './staff-effects'

type Sold = Pick<Order, 'terms'>
/** Returns the penalty for the side that cancels now. */
export const penaltyOf = ({ terms }: Sold): bigint => readFen(terms.sale?.penalty)
/** Returns the penalty that the cancelling side paid. */
export const paidPenalty = ({ terms }: Sold): bigint => readFen(terms.sale?.paid)
const pays = (order: Order, amount: bigint) => withSale(order, { paid: fenText(amount) })

/** Limits the buyer's penalty to what they paid, because a coupon may have paid most of the price. */
const buyersPenalty = (order: Order): Fen => lesserOf(penaltyOf(order), order.totalFen)
export const chargeBuyer: Prepare = async ({ order }) => pays(order, buyersPenalty(order))
/** What is refunded to a buyer who pays the penalty. */
export const lessPenalty = (order: Order): Fen => fen(order.totalFen - buyersPenalty(order))
/** What the seller can pay with: not what claims ask of it, which is taken for the fund. */
const meansOf = ({ tx, order }: Parameters<Prepare>[0]): Promise<Fen> =>
  order.sellerId === null || order.sellerId === HOUSE_ID
    ? balanceOf(tx, sellerOf(order))
    : spendableOf(tx, order.sellerId)

/**
 * Checks that the seller has the penalty in its balance, so that the buyer need not wait for it. Refuses BALANCE_SHORT.
 */
export const chargeSeller: Prepare = async (deal) => {
  const { order } = deal
  const due = penaltyOf(order)
  if ((await meansOf(deal)) < due)
    throw refuse('BALANCE_SHORT', `可用余额不足以支付违约金${fenToYuan(due)}元，请先充值，或继续完成交易`)
  return pays(order, due)
}
/**
 * Staff found the seller at fault: its balance pays as much as it may spend, the platform itself pays in full, and no debt is
 * recorded.
 */
export const chargeSellerUpToBalance: Prepare = async (deal) => {
  const { order } = deal
  const due = penaltyOf(order)
  if (order.sellerId === HOUSE_ID) return pays(order, due)
  return pays(order, lesserOf(due, await meansOf(deal)))
}

/** Half goes to the other side, including an odd fen, and half to the platform. */
const take =
  (from: (order: Order) => Account, other: (order: Order) => Account): Effect =>
  async ({ order, tx, at }) => {
    const amount = paidPenalty(order)
    if (amount === 0n) return
    const half = amount / 2n
    const lines: Line[] = [
      { account: from(order), amount: fen(-amount) },
      { account: other(order), amount: fen(amount - half) },
      { account: PLATFORM, amount: fen(half) },
    ]
    await payPenalty(tx, { ref: order.sn, memo: memoOf({ order }, '验号后取消的违约金'), at, lines })
  }
export const sellerPays: Effect = take(sellerOf, buyerOf)

const restShares: Shares = (order) => [
  { account: escrowOf(order), amount: fen(paidPenalty(order) - order.goodsFen - order.ensureFen) },
  { account: buyerOf(order), amount: fen(order.totalFen - paidPenalty(order)) },
  { account: MARKETING, amount: order.discountFen },
]
/** Deducts the penalty from the held money and refunds the rest to the buyer. */
export const buyerPays: readonly Effect[] = [
  take(escrowOf, sellerOf),
  payOut(restShares, {
    kind: 'orderRefund',
    memo: memoAbout((order) => `退款，已扣违约金 ${moneyText(paidPenalty(order))}`),
  }),
]
