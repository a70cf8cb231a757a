import type { UserId } from '@/lib/shared/ids'
import { fen, readFen } from '@/lib/shared/money/money'
import { releaseBudget } from '../../../market/coin/release-budget'
import { budgetOf, stakeOf } from '../../../market/coin/rules'
import { holdEscrow } from '../../../money/wallet/hold-escrow'
import type { Order } from '../types'
import { coinOf } from './coin-state'
import type { Effect, Shares } from './mode'
import { buyerOf, escrowOf, holdMoney, memoAbout, memoOf, payOut } from './money-effects'

const backOf = (order: Order): bigint => readFen(coinOf(order).back)

const backShares: Shares = (order) => [
  { account: escrowOf(order), amount: fen(-backOf(order)) },
  { account: buyerOf(order), amount: fen(backOf(order)) },
]
/** Refunds the price reduction to the buyer. */
export const giveBack = (part: string | ((order: Order) => string)): Effect =>
  payOut(backShares, { kind: 'orderRefund', part, memo: memoAbout('差额退回') })

/**
 * A better offer may have been found after the order was placed: the price at placing is held, and the difference is
 * refunded to its source.
 */
export const holdQuoted: Effect = async (deal) => {
  const { order } = deal
  const quoted = fen(order.goodsFen + backOf(order))
  const whole = { ...deal, order: { ...order, goodsFen: quoted, totalFen: quoted } }
  await holdMoney(whole)
  deal.left = whole.left
  await giveBack('paid')(deal)
}

const fineShares: Shares = (order) => {
  const fine = readFen(coinOf(order).fine)
  return [
    { account: stakeOf(order.sellerId ?? (0 as UserId)), amount: fen(-fine) },
    { account: buyerOf(order), amount: fine },
  ]
}
/**
 * Pays the fine of this step; `part` distinguishes the steps of an order. Runs before the refund, because deposits come
 * before balances in the lock order.
 */
export const payFine = (part?: string): Effect =>
  payOut(fineShares, {
    kind: 'depositClaim',
    part,
    memo: memoAbout('币商违约赔付'),
  })

/** Fills the escrow from the budget of the offer. */
export const holdBudget: Effect = async (deal) => {
  const { tx, order, at } = deal
  const payer = budgetOf(coinOf(order).offerId)
  await holdEscrow(tx, {
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

/** Releases the budget of an unpaid order; no money had moved. */
export const freeBudget: Effect = ({ tx, order }) =>
  releaseBudget(tx, { offerId: coinOf(order).offerId, sum: order.goodsFen })

const toBudget = (sum: (order: Order) => bigint, part?: string): readonly Effect[] => {
  const shares: Shares = (order) => [
    { account: escrowOf(order), amount: fen(-sum(order)) },
    { account: budgetOf(coinOf(order).offerId), amount: fen(sum(order)) },
  ]
  return [
    ({ tx, order }) => releaseBudget(tx, { offerId: coinOf(order).offerId, sum: sum(order) }),
    payOut(shares, { kind: 'orderRefund', part }),
  ]
}
/** Refunds the full amount to the budget it came from. */
export const refundToBudget: readonly Effect[] = toBudget(({ goodsFen }) => goodsFen)
/** Refunds the price reduction of this part of the order to the budget. */
export const giveBackToBudget = (part: string): readonly Effect[] => toBudget(backOf, part)
