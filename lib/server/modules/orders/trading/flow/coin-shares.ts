import { fen } from '@/lib/shared/money/money'
import { returnBudget } from '../../../market/coin/return-budget'
import { budgetOf, stakeOf } from '../../../market/coin/rules'
import { fillEscrow } from '../../../money/wallet/fill-escrow'
import type { Order } from '../types'
import { coinOf } from './coin-state'
import type { Effect, Shares } from './mode'
import { buyerOf, escrowOf, holdMoney, memoOf, payOut } from './money-effects'

const backOf = (order: Order): bigint => BigInt(coinOf(order).back ?? '0')

const backShares: Shares = (order) => [
  { account: escrowOf(order), amount: fen(-backOf(order)) },
  { account: buyerOf(order), amount: fen(backOf(order)) },
]
/** What the price fell by goes back to the buyer. */
export const giveBack = (part: string | ((order: Order) => string)): Effect =>
  payOut(backShares, { kind: 'orderRefund', part, memo: ({ order }) => `订单${order.sn}差额退回` })

/** A better offer may have come up since it was ordered: what was ordered at is held, and the difference goes back to where it came from. */
export const holdQuoted: Effect = async (deal) => {
  const { order } = deal
  const quoted = fen(order.goodsFen + backOf(order))
  const whole = { ...deal, order: { ...order, goodsFen: quoted, totalFen: quoted } }
  await holdMoney(whole)
  deal.left = whole.left
  await giveBack('paid')(deal)
}

const fineShares: Shares = (order) => {
  const { penalty = '0' } = coinOf(order)
  return [
    { account: stakeOf(order.sellerId ?? 0), amount: fen(-BigInt(penalty)) },
    { account: buyerOf(order), amount: fen(BigInt(penalty)) },
  ]
}
/** Before the refund: deposits come before balances in lock order. */
export const payFine: Effect = payOut(fineShares, {
  kind: 'depositClaim',
  memo: ({ order }) => `订单${order.sn}币商违约赔付`,
})

/** The budget of the offer fills the escrow. */
export const holdBudget: Effect = async (deal) => {
  const { tx, order, at } = deal
  const payer = budgetOf(coinOf(order).offerId)
  await fillEscrow(tx, {
    ref: order.sn,
    memo: memoOf(deal),
    at,
    payer,
    lines: [
      { account: payer, amount: fen(-order.totalFen) },
      { account: escrowOf(order), amount: order.goodsFen },
    ],
  })
}

/** Never paid: no money had moved. */
export const freeBudget: Effect = ({ tx, order }) =>
  returnBudget(tx, { offerId: coinOf(order).offerId, sum: order.goodsFen })

const toBudget = (sum: (order: Order) => bigint, part?: string): readonly Effect[] => {
  const shares: Shares = (order) => [
    { account: escrowOf(order), amount: fen(-sum(order)) },
    { account: budgetOf(coinOf(order).offerId), amount: fen(sum(order)) },
  ]
  return [
    ({ tx, order }) => returnBudget(tx, { offerId: coinOf(order).offerId, sum: sum(order) }),
    payOut(shares, { kind: 'orderRefund', part }),
  ]
}
/** All of it goes back to the budget it came from. */
export const refundToBudget: readonly Effect[] = toBudget(({ goodsFen }) => goodsFen)
/** What the price fell by in this part of the order. */
export const giveBackToBudget = (part: string): readonly Effect[] => toBudget(backOf, part)
