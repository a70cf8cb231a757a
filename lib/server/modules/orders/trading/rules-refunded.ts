import { type Fen, fen, readFen, ZERO } from '@/lib/shared/money/money'
import { isCancelled } from '@/lib/shared/trade/order-status'
import { restOf } from './flow/delivery-effects'
import { goodsOf, ruledOf } from './flow/ruled-effects'
import type { Order, Party } from './types'

/**
 * Returns what a party reads as refunded of an order that was not refunded as a whole: a partial delivery, an end before
 * the work or rent was complete, a decision. The seller's is of the goods alone, because cover and coupon are the buyer's.
 */
export function refundedPart(order: Order, reader: Party): Fen {
  const { status, terms, goodsFen, unitPriceFen } = order
  if (isCancelled(status)) return ZERO
  const ofGoods = fen(readFen(terms.sale?.rest?.goods) + goodsOf(order) - goodsFen)
  const ofSale = reader === 'buyer' ? restOf(order).back + ruledOf(order) : ofGoods
  const ofCoins = terms.coin ? unitPriceFen - goodsFen : 0n
  return fen(ofSale + ofCoins + readFen(terms.boost?.back) + readFen(terms.rental?.returned))
}
