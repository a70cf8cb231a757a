import { HOUSE_ID } from '@/lib/shared/ids'
import { fen, fenToYuan, lesserOf } from '@/lib/shared/money/money'
import { refuse } from '../../../../runtime/refusal'
import { balanceOf } from '../../../money/wallet/queries'
import { MARKETING, PLATFORM } from '../../../money/wallet/rules'
import { takePenalty } from '../../../money/wallet/take-penalty'
import type { Account, Line } from '../../../money/wallet/types'
import type { Order } from '../types'
import type { Before, Effect, Shares } from './mode'
import { buyerOf, escrowOf, payOut, sellerOf } from './money-effects'
import { withSale } from './staff-effects'

type Sold = Pick<Order, 'terms'>
/** What the side that leaves now is to pay. */
export const penaltyOf = ({ terms }: Sold): bigint => BigInt(terms.sale?.penalty ?? '0')
/** What the side that left paid. */
export const paidPenalty = ({ terms }: Sold): bigint => BigInt(terms.sale?.paid ?? '0')
const pays = (order: Order, amount: bigint) => withSale(order, { paid: amount.toString() })

/** Of the buyer never more than it paid: a coupon may have paid most of the price. */
export const buyerOwes: Before = async ({ order }) => pays(order, lesserOf(penaltyOf(order), order.totalFen))
/** The seller leaves only with the penalty in its balance: the buyer is not to wait for it. Refuses BALANCE_SHORT. */
export const sellerOwes: Before = async ({ tx, order }) => {
  const due = penaltyOf(order)
  if ((await balanceOf(tx, sellerOf(order))) < due)
    throw refuse('BALANCE_SHORT', `余额不足以支付违约金${fenToYuan(due)}元，请先充值，或继续完成交易`)
  return pays(order, due)
}
/** Staff found the seller at fault: its balance pays as far as it goes, the platform itself in full, and no debt is written. */
export const sellerOwesWhatItHas: Before = async ({ tx, order }) => {
  const due = penaltyOf(order)
  if (order.sellerId === HOUSE_ID) return pays(order, due)
  return pays(order, lesserOf(due, await balanceOf(tx, sellerOf(order))))
}

/** Half to the other side, the odd fen with it, half to the platform. */
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
    await takePenalty(tx, { ref: order.sn, memo: `订单${order.sn}验号后取消的违约金`, at, lines })
  }
export const sellerPays: Effect = take(sellerOf, buyerOf)

const restShares: Shares = (order) => [
  { account: escrowOf(order), amount: fen(paidPenalty(order) - order.goodsFen - order.ensureFen) },
  { account: buyerOf(order), amount: fen(order.totalFen - paidPenalty(order)) },
  { account: MARKETING, amount: order.discountFen },
]
/** The penalty is kept back from what was held, the rest is the buyer's again. */
export const buyerPays: readonly Effect[] = [
  take(escrowOf, sellerOf),
  payOut(restShares, {
    kind: 'orderRefund',
    memo: ({ order }) => `订单${order.sn}退款，已扣违约金${fenToYuan(paidPenalty(order))}元`,
  }),
]
