import { feeOf } from '../goods/quote'
import { type Fen, fen } from '../money/money'

/** Kinds of services; this file has the terms of boosting, convoy and intermediary deals. */
export type ServiceKind = 'boosting' | 'convoy'

/** Maximum sum of both booster deposits, as a multiple of the price. */
export const DEPOSIT_TIMES = 40
/** Deposit of a registered booster before the first order. In yuan. */
export const BOOSTER_DEPOSIT = '200.00'

/** In fen */
const LEAST_DEPOSIT = fen(1000)
/** Math.max does not support bigint. */
const largest = (a: Fen, b: Fen): Fen => {
  if (a > b) return a
  return b
}

/** Error of two deposits in relation to a price, or ''. */
export function depositError(price: Fen, safety: Fen, efficiency: Fen): string {
  return safety + efficiency > price * BigInt(DEPOSIT_TIMES) ? `两项保证金合计不能超过代练价格的${DEPOSIT_TIMES}倍` : ''
}

/** Suggested deposits: the price for safety, a third of it for speed; whole yuan, at least 10.00. */
export function usualDeposits(price: Fen): { safety: Fen; efficiency: Fen } {
  const whole = (amount: bigint): Fen => largest(fen((amount / 100n) * 100n), LEAST_DEPOSIT)
  return { safety: whole(price), efficiency: whole(price / 3n) }
}

/** Maximum steps of a game's ladder. */
export const LADDER_MOST = 60

export interface LadderStep {
  from: string
  to: string
  priceFen: Fen
  hours: number
}

/** Steps from one rank to a later one, in order; undefined if the ladder does not connect them. */
export function stepsBetween<T extends Pick<LadderStep, 'from' | 'to'>>(
  ladder: readonly T[],
  from: string,
  to: string,
): T[] | undefined {
  const first = ladder.findIndex((step) => step.from === from)
  const last = ladder.findIndex((step) => step.to === to)
  return first >= 0 && last >= first ? ladder.slice(first, last + 1) : undefined
}

export const INTERMEDIARY_FEE_BP = 300
/** In fen */
export const INTERMEDIARY_FEE_LEAST = fen(1000)
/** A fee of 10.00 would be most of a lower price. In fen */
export const INTERMEDIARY_PRICE_LEAST = 2000
/** Hours within which the other party must accept. */
export const INTERMEDIARY_ACCEPT_HOURS = 24

export type FeePayer = 'buyer' | 'seller' | 'both'
export const FEE_PAYERS: Record<FeePayer, string> = { buyer: '买家承担', seller: '卖家承担', both: '双方各半' }

interface IntermediaryQuote {
  fee: Fen
  /** Buyer's total, and the amount the seller receives. */
  buyerPays: Fen
  sellerGets: Fen
}

/**
 * The fee is a percentage of the price, at least a minimum, at most the price. An odd fen of a shared fee is paid by
 * the buyer; the buyer's total is exactly what the seller receives plus the fee.
 */
export function intermediaryQuote(
  price: Fen,
  payer: FeePayer,
  terms: { feeBp: number; leastFee: Fen },
): IntermediaryQuote {
  const fee = feeOf(price, terms)
  const ofSeller = payer === 'seller' ? fee : payer === 'both' ? fee / 2n : 0n
  return { fee, buyerPays: fen(price + fee - ofSeller), sellerGets: fen(price - ofSeller) }
}
