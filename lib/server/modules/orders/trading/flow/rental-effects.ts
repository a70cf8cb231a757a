import { MINUTE_MS } from '@/lib/shared/durations'
import { feeOf } from '@/lib/shared/goods/quote'
import { type Fen, fen, fenText, lesserOf, readFen } from '@/lib/shared/money/money'
import { cutText } from '@/lib/shared/text/cut-text'
import type { RentalState } from '@/lib/shared/trade/rent-terms'
import { refuse } from '../../../../runtime/refusal'
import { feeTerms } from '../../../core/tenancy/rules-fee'
import type { Rules } from '../../../core/tenancy/types'
import { reserveFreeUnits } from '../../../listings/catalog/stock/reserve-free-units'
import { holdRentalOffer } from '../../../listings/rental/hold-rental-offer'
import { findOffer, freshCredentials } from '../../../listings/rental/queries'
import { assertSpendable } from '../../../money/debts/assert-spendable'
import { holdEscrow } from '../../../money/wallet/hold-escrow'
import { COVER_FUND } from '../../../money/wallet/rules'
import { keptPart, keptUntil } from '../internal/rent-cover'
import { grantedOf } from '../rules'
import type { Order } from '../types'
import { freeGoods, goodsOf } from './goods-effects'
import { saveCredentials } from './hand-over'
import type { Deal, Effect, Patch, Prepare, Shares } from './mode'
import { buyerOf, depositOf, distShare, escrowOf, memoOf, sellerOf } from './money-effects'

const later = (at: Date, ms: number): string => new Date(at.getTime() + ms).toISOString()

export function rentOf({ sn, terms }: Pick<Order, 'sn' | 'terms'>): RentalState {
  if (!terms.rental) throw new Error(`order ${sn} is no rental`)
  return terms.rental
}
const withRent = (order: Order, change: Partial<RentalState>): Patch => ({
  terms: { ...order.terms, rental: { ...rentOf(order), ...change } },
})
const boughtMs = (order: Order): number => rentOf(order).minutes * MINUTE_MS

/** For a late payment: reserves the account again if it is free and for rent at the price paid. Refuses GOODS_GONE. */
export const reserveAgain: Prepare = async ({ tx, effects, order }) => {
  const price = { kind: rentOf(order).unit, fen: order.unitPriceFen }
  if (!(await reserveFreeUnits(tx, { ...goodsOf(order), price }))) throw refuse('GOODS_GONE')
  effects.purge(`goods:${order.goodsSn}`)
  return undefined
}

/** Delivers stored credentials that no renter has seen automatically, at once. */
export const handsOverItself = async ({ tx, vault, order }: Deal): Promise<'deliver' | null> =>
  freshCredentials(vault, await findOffer(tx, goodsOf(order).goodsSn)) ? 'deliver' : null

export const handOverStored: Prepare = async (deal) => {
  const stored = freshCredentials(deal.vault, await findOffer(deal.tx, goodsOf(deal.order).goodsSn))
  if (!stored) throw refuse('ORDER_STATE')
  await saveCredentials(deal, stored)
  return undefined
}

/** Until the renter views the credentials, the rental time is set to start at the end of the grace period. */
export const beginGrace: Prepare = async ({ order, rules, at }) =>
  withRent(order, { endsAt: later(at, rules.graceMinutes * MINUTE_MS + boughtMs(order)) })

/**
 * Starts the rental time at the renter's first view of the credentials, if that is before the end of the grace period.
 */
export const beginTime: Prepare = async ({ order, at }) => {
  const { startedAt, endsAt } = rentOf(order)
  const ends = later(at, boughtMs(order))
  if (startedAt || (endsAt && ends >= endsAt)) return undefined
  return withRent(order, { startedAt: at.toISOString(), endsAt: ends })
}

export const endOf = (order: Order): Date => {
  const { endsAt } = rentOf(order)
  if (!endsAt) throw new Error(`rental ${order.sn} has no end`)
  return new Date(endsAt)
}

/** Extends the end by the time the rental was paused. */
export const moveEnd = (order: Order, ms: number): Patch => withRent(order, { endsAt: later(endOf(order), ms) })

export const stopTime: Prepare = async ({ order, at }) =>
  withRent(order, { leftMs: Math.max(0, endOf(order).getTime() - at.getTime()) })
export const resumeTime: Prepare = async ({ order, at }) =>
  withRent(order, { endsAt: later(at, rentOf(order).leftMs ?? 0), leftMs: undefined })

/** A report that the renter withdraws does not extend the rental: the renter knows the password all the while. */
export const discardPause: Prepare = async ({ order }) => withRent(order, { leftMs: undefined })

/** Whether the renter has not yet reported a mismatch: each report stops the time, so there is one per order. */
export const isUnreported = (order: Order): boolean => !rentOf(order).reported
export const markReported: Prepare = async ({ order }) => withRent(order, { reported: true })

/** When the rental time starts: at the first view of the credentials, or else at the end of the grace period. */
export function beganAt(order: Order): Date {
  const { startedAt } = rentOf(order)
  return startedAt ? new Date(startedAt) : new Date(endOf(order).getTime() - boughtMs(order))
}
/** A mismatch is reported soon after the rental time started. */
export const reportedUntil = (order: Order, { mismatchMinutes }: Rules): Date =>
  new Date(beganAt(order).getTime() + mismatchMinutes * MINUTE_MS)
/** Early, or by the timer. */
export const stampBack: Prepare = async ({ order, at }) => withRent(order, { backAt: at.toISOString() })
export const notAsDescribed: Prepare = async ({ order }) => withRent(order, { mismatch: true })

/** Adds time at its own rent, held in addition to the first. */
export const addTime: Prepare = async ({ order, input, rules }) => {
  const { renewal } = input
  if (!renewal) throw refuse('INVALID_INPUT', '请选择续租时长')
  const goodsFen = fen(order.goodsFen + renewal.rent)
  const { minutes, renewals = 0 } = rentOf(order)
  return {
    ...withRent(order, {
      minutes: minutes + renewal.minutes,
      renewals: renewals + 1,
      endsAt: later(endOf(order), renewal.minutes * MINUTE_MS),
    }),
    goodsFen,
    totalFen: fen(order.totalFen + renewal.rent),
    feeFen: feeOf(goodsFen, feeTerms(rules, order.terms.margin?.bp)),
  }
}
export const holdRenewal: Effect = async (deal) => {
  const { tx, order, input, at } = deal
  const rent = input.renewal?.rent ?? fen(0)
  deal.left = await holdEscrow(tx, {
    ref: `${order.sn}:renew${rentOf(order).renewals}`,
    memo: cutText(`续租${memoOf(deal)}`, 120),
    at,
    payer: buyerOf(order),
    lines: [
      { account: buyerOf(order), amount: fen(-rent) },
      { account: escrowOf(order), amount: rent },
    ],
  })
  await assertSpendable(tx, order.buyerId)
}

/** The rent of the time that is left. */
export function unusedRent(order: Order, at: Date): Fen {
  const { minutes } = rentOf(order)
  const left = Math.max(0, Math.ceil((endOf(order).getTime() - at.getTime()) / MINUTE_MS))
  return fen((order.goodsFen * BigInt(Math.min(minutes, left))) / BigInt(minutes))
}

/** Refunds the minutes the renter lost through the owner's fault, including a started one. */
export const giveUpRest: Prepare = async ({ order, rules, at }) => {
  const returned = unusedRent(order, at)
  const goodsFen = fen(order.goodsFen - returned)
  return {
    ...withRent(order, { returned: fenText(returned), backAt: at.toISOString() }),
    goodsFen,
    totalFen: fen(order.totalFen - returned),
    feeFen: feeOf(goodsFen, feeTerms(rules, order.terms.margin?.bp)),
  }
}
export const restShares: Shares = (order) => {
  const rest = readFen(rentOf(order).returned)
  return [
    { account: escrowOf(order), amount: fen(-rest) },
    { account: buyerOf(order), amount: fen(rest) },
  ]
}

/** Frees the account and pauses its offer; the owner must store new credentials. */
export const releaseAccount: Effect = async (deal) => {
  const { tx, order, rules, at } = deal
  await freeGoods(deal)
  if (order.sellerId === null) return
  const until = new Date(at.getTime() + rules.relistMinutes * MINUTE_MS)
  await holdRentalOffer(tx, { goodsSn: goodsOf(order).goodsSn, ownerId: order.sellerId, until })
}

/** The most that staff can give the owner of the deposit: what was claimed. */
export function mostGranted(order: Order): Fen {
  const { claimed } = rentOf(order)
  // an owner whose account was frozen could not claim anything
  return claimed === undefined && order.frozenAt ? order.depositFen : readFen(claimed)
}

/** Stores the amount of the deposit that the owner claims. Refuses INVALID_INPUT. */
export const saveClaim: Prepare = async ({ order, input }) => {
  const claimed = input.amount ?? fen(0)
  if (claimed <= 0n || claimed > order.depositFen)
    throw refuse('INVALID_INPUT', '索赔金额应大于0且不超过押金', { field: 'amount' })
  return withRent(order, { claimed: fenText(claimed) })
}
/** Stores what staff grant of a claim; without one, of the deposit of an order that is frozen. Refuses INVALID_INPUT. */
export const saveRuling: Prepare = async ({ order, input }) => {
  const granted = input.amount ?? fen(0)
  if (granted > mostGranted(order))
    throw refuse('INVALID_INPUT', '赔给号主的金额不能超过其索赔金额；没有索赔的，不能超过押金', { field: 'amount' })
  return withRent(order, { granted: fenText(granted) })
}

/** A claim about a ban was paid: the kept deposit goes to the fund as far as the claim goes. */
export const keptClaimShares: Shares = (order) => {
  const part = lesserOf(keptSum(order), order.claimedFen ?? fen(0))
  return [
    { account: depositOf(order), amount: fen(-part) },
    { account: COVER_FUND, amount: part },
  ]
}
/** What is left of the kept deposit goes back to the renter. */
export const keptShares: Shares = (order) => {
  const rest = keptSum(order) - lesserOf(keptSum(order), order.claimedFen ?? fen(0))
  return [
    { account: depositOf(order), amount: fen(-rest) },
    { account: buyerOf(order), amount: fen(rest) },
  ]
}

/** Rent less fee goes to the owner, the price of the renter's cover to the fund. */
export const rentShares: Shares = (order, rules) => {
  const { goodsFen: rent, feeFen: fee, ensureFen: ensure } = order
  const dist = distShare(order, rules)
  return [
    { account: escrowOf(order), amount: fen(-rent - ensure) },
    { account: COVER_FUND, amount: ensure },
    { account: sellerOf(order), amount: fen(rent - fee) },
    { account: { kind: 'platform', ownerId: 0 }, amount: fen(fee - dist) },
    { account: { kind: 'dist', ownerId: order.distId }, amount: dist },
  ]
}
export const claimShares: Shares = (order) => [
  { account: depositOf(order), amount: fen(-grantedOf(order)) },
  { account: sellerOf(order), amount: grantedOf(order) },
]
const keptSum = (order: Order): bigint => readFen(rentOf(order).kept?.sum)
/** Sets aside what is kept of the deposit, and until when. */
export const keepDeposit: Prepare = async ({ order }) => {
  const until = keptUntil(order)
  if (!until) throw new Error(`order ${order.sn} keeps no deposit`)
  const sum = keptPart(order, grantedOf(order))
  return withRent(order, { kept: { sum: fenText(sum), until: until.toISOString() } })
}
/** Returns whether a part of the deposit is kept from now on. */
export const keepsDeposit = (order: Order, { at }: { at: Date }): boolean => {
  const until = keptUntil(order)
  return order.depositFen > 0n && until !== null && until > at
}
export const returnsDeposit = (order: Order, facts: { at: Date }): boolean => !keepsDeposit(order, facts)

/** The deposit less what the owner got of it and what is kept. */
export const depositShares: Shares = (order) => {
  const rest = order.depositFen - grantedOf(order) - keptSum(order)
  return [
    { account: depositOf(order), amount: fen(-rest) },
    { account: buyerOf(order), amount: fen(rest) },
  ]
}
