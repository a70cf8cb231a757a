import { type Fen, fen } from '../money/money'

/** Rules of bargaining (docs/trade.md). */
export const BARGAIN = {
  /** Of the price, in percent: no offer is lower. */
  leastPercent: 50n,
  /** Offers of one buyer for one item, whatever became of them. */
  offers: 3,
  /** Hours an offer waits for its answer. */
  hours: 24,
  /** Minutes an agreed item is kept for its buyer. */
  keptMinutes: 15,
  /** Items kept for one buyer at a time. */
  mostKept: 5,
} as const

const YUAN = 100n

/** The lowest offer for a price: half of it, rounded up to a whole fen, and 1.00 at least, as nothing sells for less. */
export function leastOffer(price: Fen): Fen {
  const share = (price * BARGAIN.leastPercent + 99n) / 100n
  return fen(share > YUAN ? share : YUAN)
}

export type BargainSide = 'buyer' | 'seller'
/** `void`: the item left the shelf or changed its price before the answer. `kept`: agreed, and waiting for the order. */
export type BargainState = 'open' | 'kept' | 'ordered' | 'refused' | 'withdrawn' | 'expired' | 'lapsed' | 'void'
export type BargainAnswer = 'accept' | 'refuse' | 'counter' | 'withdraw'
