import { type Fen, fen } from '../money/money'

/** Rules of bargaining (docs/trade.md). */
export const BARGAIN = {
  /** Minimum offer in percent of the price. */
  leastPercent: 50n,
  /** Offers of one buyer for one item, including closed ones. */
  offers: 3,
  /** Hours until an unanswered offer expires. */
  hours: 24,
  /** Minutes an agreed item is reserved for its buyer. */
  holdMinutes: 15,
  /** Items reserved for one buyer at the same time. */
  mostHeld: 5,
} as const

const YUAN = 100n

/** The lowest offer for a price: half of it, rounded up to a whole fen, but at least 1.00, the minimum price. */
export function leastOffer(price: Fen): Fen {
  const share = (price * BARGAIN.leastPercent + 99n) / 100n
  return fen(share > YUAN ? share : YUAN)
}

export type BargainSide = 'buyer' | 'seller'
/** `void`: the item left the shelf or changed its price before the answer. `kept`: agreed, waiting for the order. */
export type BargainState = 'open' | 'kept' | 'ordered' | 'refused' | 'withdrawn' | 'expired' | 'lapsed' | 'void'
export type BargainAnswer = 'accept' | 'refuse' | 'counter' | 'withdraw'
