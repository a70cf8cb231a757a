import { type Fen, fen, moneyText } from '../money/money'

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

/** Why a buyer's price is no offer for an item, in the buyer's words; undefined if it is one. */
export function offerError(price: Fen, list: Fen): string | undefined {
  const least = leastOffer(list)
  if (least >= list) return '该商品价格过低，不支持议价'
  if (price < least) return `出价不能低于标价的 ${BARGAIN.leastPercent}%，最低 ${moneyText(least)}`
  return price >= list ? '出价应低于标价；按标价可以直接购买' : undefined
}

/**
 * Why a price is no answer to the other side's `last` price, in the words of `side`: it must lie between both sides'
 * last prices. Undefined if it is one.
 */
export function counterError(
  price: Fen,
  { side, last, list }: { side: BargainSide; last: Fen; list: Fen },
): string | undefined {
  if (side === 'buyer')
    return price >= last ? `出价要低于卖家还价 ${moneyText(last)}，同意可直接接受` : offerError(price, list)
  return price > last && price < list ? undefined : `还价要高于买家出价 ${moneyText(last)}、低于标价 ${moneyText(list)}`
}
