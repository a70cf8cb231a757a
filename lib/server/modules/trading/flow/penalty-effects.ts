import { HOUSE_ID } from '@/lib/shared/ids'
import { fen, fenToYuan, lesserOf } from '@/lib/shared/money'
import { refuse } from '../../../runtime/refusal'
import { balanceOf } from '../../wallet/queries'
import { MARKETING, PLATFORM } from '../../wallet/rules'
import { takePenalty } from '../../wallet/take-penalty'
import type { Account, Line } from '../../wallet/types'
import type { Order } from '../types'
import type { Before, Deal, Effect, Shares } from './mode'
import { buyerOf, escrowOf, payOut, sellerOf } from './money-effects'

/** What the side that leaves now pays. */
export const penaltyOf = ({ terms }: Pick<Order, 'terms'>): bigint => BigInt(terms.sale?.penalty ?? '0')
/** Of the buyer never more than it paid: a coupon may have paid most of the price. */
const ofBuyer = (order: Order): bigint => lesserOf(penaltyOf(order), order.totalFen)

/** Half to the other side, the odd fen with it, half to the platform. */
const split = (amount: bigint, from: Account, other: Account): Line[] => {
  const half = amount / 2n
  return [
    { account: from, amount: fen(-amount) },
    { account: other, amount: fen(amount - half) },
    { account: PLATFORM, amount: fen(half) },
  ]
}

const restShares: Shares = (order) => [
  { account: escrowOf(order), amount: fen(ofBuyer(order) - order.goodsFen - order.ensureFen) },
  { account: buyerOf(order), amount: fen(order.totalFen - ofBuyer(order)) },
  { account: MARKETING, amount: order.discountFen },
]

const take =
  (lines: (deal: Deal) => Promise<Line[]> | Line[]): Effect =>
  async (deal) => {
    const { order, tx, at } = deal
    const moved = await lines(deal)
    if (moved.every(({ amount }) => amount === 0n)) return
    await takePenalty(tx, { ref: order.sn, memo: `订单${order.sn}验号后取消的违约金`, at, lines: moved })
  }

/** The buyer leaves: its penalty is kept back from what was held, the rest is the buyer's again. */
export const buyerLeaves: readonly Effect[] = [
  take(({ order }) => split(ofBuyer(order), escrowOf(order), sellerOf(order))),
  payOut(restShares, {
    kind: 'orderRefund',
    memo: ({ order }) => `订单${order.sn}退款，已扣违约金${fenToYuan(ofBuyer(order))}元`,
  }),
]

/** The seller leaves only with the penalty in its balance: the buyer is not to wait for it. Refuses BALANCE_SHORT. */
export const sellerCanPay: Before = async ({ tx, order }) => {
  const due = penaltyOf(order)
  if ((await balanceOf(tx, sellerOf(order))) < due)
    throw refuse('BALANCE_SHORT', `余额不足以支付违约金${fenToYuan(due)}元，请先充值，或继续完成交易`)
  return undefined
}
export const sellerPays: Effect = take(({ order }) => split(penaltyOf(order), sellerOf(order), buyerOf(order)))
/** Staff found the seller at fault: its balance pays as far as it goes, the platform itself in full, and no debt is written. */
export const sellerPaysWhatItHas: Effect = take(async ({ tx, order }) => {
  const due = penaltyOf(order)
  const pays = order.sellerId === HOUSE_ID ? due : lesserOf(due, await balanceOf(tx, sellerOf(order)))
  return split(pays, sellerOf(order), buyerOf(order))
})
