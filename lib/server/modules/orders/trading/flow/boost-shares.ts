import { fen, readFen } from '@/lib/shared/money/money'
import { releaseEscrow } from '../../../money/wallet/release-escrow'
import { PLATFORM } from '../../../money/wallet/rules'
import type { Order } from '../types'
import { bondsOf, boostOf, lateForfeit } from './boost-state'
import type { Effect, Shares } from './mode'
import { bondOf, buyerOf, distShare, escrowOf, memoAbout, memoOf, payOut, sellerOf } from './money-effects'

const read = (order: Order, name: 'due' | 'dueFee' | 'back' | 'forfeit'): bigint => readFen(boostOf(order)[name])

const dueShares: Shares = (order, rules) => {
  const due = read(order, 'due')
  const fee = fen(read(order, 'dueFee'))
  const dist = distShare({ ...order, feeFen: fee }, rules)
  return [
    { account: escrowOf(order), amount: fen(-due) },
    { account: sellerOf(order), amount: fen(due - fee) },
    { account: PLATFORM, amount: fen(fee - dist) },
    { account: { kind: 'dist', ownerId: order.distId }, amount: dist },
  ]
}
const backShares: Shares = (order) => [
  { account: escrowOf(order), amount: fen(-read(order, 'back')) },
  { account: buyerOf(order), amount: fen(read(order, 'back')) },
]
const forfeitShares: Shares = (order) => [
  { account: bondOf(order), amount: fen(-read(order, 'forfeit')) },
  { account: buyerOf(order), amount: fen(read(order, 'forfeit')) },
]
const bondShares: Shares = (order) => {
  const rest = bondsOf(order) - read(order, 'forfeit')
  return [
    { account: bondOf(order), amount: fen(-rest) },
    { account: sellerOf(order), amount: fen(rest) },
  ]
}

export const payMatch: Effect = payOut(dueShares, {
  kind: 'orderRelease',
  part: (order) => `match${boostOf(order).matches}`,
})

/** Distributes everything held for a work: to the worker, back to the customer, and both deposits. */
export const settleWork: readonly Effect[] = [
  payOut(dueShares, { kind: 'orderRelease' }),
  payOut(backShares, { kind: 'orderRefund', memo: memoAbout('未完成部分退回') }),
  payOut(forfeitShares, { kind: 'depositClaim', memo: memoAbout('保证金赔付') }),
  payOut(bondShares, { kind: 'depositReturn', memo: memoAbout('保证金退还') }),
]

/** Distributes the deposits of the worker from whom the order was taken, as `settleWork` does; the price stays held. */
export const returnBonds: Effect = async ({ tx, order, former, at }) => {
  if (!former) return
  const forfeit = fen(lateForfeit(former, at))
  const rest = fen(bondsOf(former) - forfeit)
  const ref = `${order.sn}:left${boostOf(order).leftBy?.length}`
  const parts = [
    { kind: 'depositClaim', memo: memoOf({ order }, '保证金赔付'), amount: forfeit, account: buyerOf(former) },
    { kind: 'depositReturn', memo: memoOf({ order }, '保证金退还'), amount: rest, account: sellerOf(former) },
  ] as const
  for (const { kind, memo, amount, account } of parts) {
    if (amount === 0n) continue
    const lines = [
      { account: bondOf(order), amount: fen(-amount) },
      { account, amount },
    ]
    if (!(await releaseEscrow(tx, { kind, ref, memo, at, lines })))
      throw new Error(`${kind} of ${ref} was posted before`)
  }
}
