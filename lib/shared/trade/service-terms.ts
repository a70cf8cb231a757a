import { feeOf } from '../goods/quote'
import { type Fen, fen } from '../money/money'

/** Terms of boosting, convoy and intermediary deals. */
export type ServiceKind = 'boosting' | 'convoy'

/** Both deposits of a booster together, as a multiple of the price. */
export const DEPOSIT_TIMES = 40
/** What a registered booster deposits before the first order. Yuan. */
export const BOOSTER_DEPOSIT = '200.00'

/** Fen */
const LEAST_DEPOSIT = fen(1000)
/** Math.max knows no bigint. */
const largest = (a: Fen, b: Fen): Fen => {
  if (a > b) return a
  return b
}

/** Why two deposits cannot stand beside a price, or ''. */
export function depositFault(price: Fen, safety: Fen, efficiency: Fen): string {
  return safety + efficiency > price * BigInt(DEPOSIT_TIMES) ? `两项保证金合计不能超过代练价格的${DEPOSIT_TIMES}倍` : ''
}

/** Deposits offered at first: the price for safety, a third of it for speed; whole yuan, at least 10.00. */
export function usualDeposits(price: Fen): { safety: Fen; efficiency: Fen } {
  const whole = (amount: bigint): Fen => largest(fen((amount / 100n) * 100n), LEAST_DEPOSIT)
  return { safety: whole(price), efficiency: whole(price / 3n) }
}

/** Steps of a game's ladder. */
export const LADDER_MOST = 60

export interface LadderStep {
  from: string
  to: string
  priceFen: Fen
  hours: number
}

/** Steps from one rank to a later one, in order; undefined when the ladder does not lead there. */
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
/** Fen */
export const INTERMEDIARY_FEE_LEAST = fen(1000)
/** A fee of 10.00 would be most of a lower price. Fen */
export const INTERMEDIARY_PRICE_LEAST = 2000
/** The other side accepts within. */
export const INTERMEDIARY_ACCEPT_HOURS = 24

export type FeePayer = 'buyer' | 'seller' | 'both'
export const FEE_PAYERS: Record<FeePayer, string> = { buyer: '买家承担', seller: '卖家承担', both: '双方各半' }

interface IntermediaryQuote {
  fee: Fen
  /** What the buyer pays in all, and what reaches the seller. */
  buyerPays: Fen
  sellerGets: Fen
}

/**
 * A share of the price, at least a sum, at most the price. An odd fen of a shared fee is the buyer's; what the buyer pays is what
 * the seller gets and the fee, to the fen.
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
