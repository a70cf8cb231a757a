import { HOUSE_ID, type UserId } from '@/lib/shared/ids'
import { type Fen, fen, lesserOf, shareOf } from '@/lib/shared/money/money'
import { cutText } from '@/lib/shared/text/cut-text'
import type { Rules } from '../../../core/tenancy/types'
import { assertSpendable } from '../../../money/debts/assert-spendable'
import { abandonPayments } from '../../../money/wallet/close-payment'
import { creditPayment } from '../../../money/wallet/credit-payment'
import { holdEscrow } from '../../../money/wallet/hold-escrow'
import { refundToSource } from '../../../money/wallet/refund-to-source'
import { type EscrowKind, releaseEscrow } from '../../../money/wallet/release-escrow'
import { MARKETING, PLATFORM, RECYCLING_FUND } from '../../../money/wallet/rules'
import type { Account } from '../../../money/wallet/types'
import type { Order } from '../types'
import { payOutToDebtor } from './debt-effects'
import { marginIn } from './margin'
import type { Deal, Effect, Shares } from './mode'

export const escrowOf = ({ id }: Order): Account => ({ kind: 'escrow', ownerId: id })
export const bondOf = ({ id }: Order): Account => ({ kind: 'bond', ownerId: id })
export const depositOf = ({ id }: Order): Account => ({ kind: 'deposit', ownerId: id })
/** Returns the account of a user: the platform trades with its own fund, everyone else with a wallet. */
const user = (ownerId: UserId): Account => (ownerId === HOUSE_ID ? RECYCLING_FUND : { kind: 'user', ownerId })

export const buyerOf = ({ buyerId }: Order): Account => user(buyerId)
export function sellerOf({ sn, sellerId }: Order): Account {
  if (sellerId === null) throw new Error(`order ${sn} has no seller to pay`)
  return user(sellerId)
}

/** Schedules the open QR payments of a closed order to be closed at the provider. */
export const abandonCharges: Effect = ({ tx, order, at }) => abandonPayments(tx, { orderSn: order.sn, at })

/**
 * Credits a QR payment to the buyer's balance; then fills escrow and deposit from the balance, and from marketing for a
 * coupon. What granted claims ask of the buyer stays in the balance. Refuses BALANCE_SHORT.
 */
export const holdMoney: Effect = async (deal) => {
  const { tx, order, input, at } = deal
  if (input.payment) await creditPayment(tx, { payment: input.payment, kind: 'payment', at })
  deal.left = await holdEscrow(tx, {
    ref: order.sn,
    memo: memoOf(deal),
    at,
    payer: buyerOf(order),
    lines: [
      { account: buyerOf(order), amount: fen(-order.totalFen) },
      { account: MARKETING, amount: fen(-order.discountFen) },
      { account: escrowOf(order), amount: fen(order.goodsFen + order.ensureFen) },
      { account: depositOf(order), amount: order.depositFen },
    ],
  })
  // a payment from outside spends nothing of the balance
  if (!input.payment && order.buyerId !== HOUSE_ID) await assertSpendable(tx, order.buyerId)
}

/** The memo of a transfer: the order, what it is about if its kind does not say that alone, and the goods. */
export const memoOf = ({ order }: Pick<Deal, 'order'>, about = ''): string =>
  cutText(`订单${order.sn}${about} ${order.snapshot.bigTitle}`, 120)
/** For `payOut`. */
export const memoAbout =
  (about: string | ((order: Order) => string)) =>
  (deal: Pick<Deal, 'order'>): string =>
    memoOf(deal, typeof about === 'string' ? about : about(deal.order))

interface PayOut {
  kind: EscrowKind
  /** Distinguishes payouts of one kind and order. */
  part?: string | ((order: Order) => string)
  memo?: (deal: Deal) => string
}

/**
 * Distributes held money as defined by `shares`; once per kind, order and part. Posts nothing if there is nothing to
 * distribute. The buyer's refund is passed on to the payment source, and the income of a seller with debts is used to
 * repay them.
 */
export const payOut =
  (shares: Shares, { kind, part, memo = memoOf }: PayOut): Effect =>
  async (deal) => {
    const { tx, order, rules, at } = deal
    const name = typeof part === 'function' ? part(order) : part
    const ref = name ? `${order.sn}:${name}` : order.sn
    const lines = shares(order, rules)
    if (lines.every(({ amount }) => amount === 0n)) return
    const post = async () => {
      const posted = await releaseEscrow(tx, { kind, ref, memo: memo(deal), at, lines })
      if (!posted) throw new Error(`${kind} of ${ref} was posted before`)
    }
    await (kind === 'orderRelease' ? payOutToDebtor(deal, lines, post) : post())
    const { ownerId } = buyerOf(order)
    const back = lines.find(({ account }) => account.kind === 'user' && account.ownerId === ownerId)
    if (kind === 'orderRefund' && back)
      await refundToSource(tx, { refSn: order.sn, part: name ?? '', userId: order.buyerId, amount: back.amount, at })
  }

/** Refunds everything to those who paid it. */
export const refundShares: Shares = (order) => [
  { account: escrowOf(order), amount: fen(-order.goodsFen - order.ensureFen) },
  { account: depositOf(order), amount: fen(-order.depositFen) },
  { account: buyerOf(order), amount: order.totalFen },
  { account: MARKETING, amount: order.discountFen },
]

/** What `refundAll` returns to the payer. */
export const allPaid = ({ totalFen }: Order): Fen => totalFen
export const refundAll: Effect = payOut(refundShares, {
  kind: 'orderRefund',
  memo: memoOf,
})

/**
 * The price less the fee goes to the seller, the premium to the cover fund, the fee to platform and distributor. The
 * selling distributor's share is calculated from the fee after the coupon, so a distributor that buys from itself with
 * coupons gains nothing.
 */
export const saleShares: Shares = (order, rules) => {
  const { goodsFen: goods, ensureFen: ensure, feeFen: fee } = order
  const dist = distShare(order, rules)
  return [
    { account: escrowOf(order), amount: fen(-goods - ensure) },
    { account: sellerOf(order), amount: fen(goods - fee) },
    { account: { kind: 'cover', ownerId: 0 }, amount: ensure },
    { account: PLATFORM, amount: fen(fee - dist) },
    { account: { kind: 'dist', ownerId: order.distId }, amount: dist },
  ]
}

/** The margin of the site, and its share of the rest. */
export function distShare(order: Pick<Order, 'feeFen' | 'discountFen' | 'terms'>, { distShareBp }: Rules): Fen {
  const { feeFen: fee, discountFen: discount } = order
  const base = fee - lesserOf(fee, discount)
  const margin = marginIn(base, order)
  return fen(margin + shareOf(base - margin, distShareBp))
}

/** The margin of the site in what its share of an order was. */
export const soldMargin = (order: Pick<Order, 'feeFen' | 'discountFen' | 'terms'>): Fen =>
  marginIn(order.feeFen - lesserOf(order.feeFen, order.discountFen), order)
