import {
  BARGAIN,
  type BargainAnswer,
  type BargainSide,
  type BargainState,
  leastOffer,
} from '@/lib/shared/goods/bargain'
import { type Fen, moneyText } from '@/lib/shared/money/money'
import { refuse } from '../../../runtime/refusal'
import type { BargainRow } from './types'

/** The properties of an item that decide whether an offer is still valid. */
export interface Listing {
  priceFen: Fen
  isForSale: boolean
}

const stands = (listing: Listing | undefined, listPrice: Fen): boolean =>
  Boolean(listing?.isForSale && listing.priceFen === listPrice)

/**
 * Returns the current state of an offer; if the item left the shelf or changed its price, the offer is void
 * automatically.
 */
export function stateOf(row: BargainRow, listing: Listing | undefined, at: Date): BargainState {
  if (row.status === 'superseded') throw new Error(`offer ${row.id} was answered by another one`)
  if (row.status === 'kept') return row.dueAt > at ? 'kept' : 'lapsed'
  if (row.status !== 'open') return row.status
  if (row.dueAt <= at) return 'expired'
  return stands(listing, row.listPriceFen) ? 'open' : 'void'
}

/** Returns the actions of a side: answer the other side's price, or withdraw its own. */
export function answersOf(
  state: BargainState,
  by: BargainSide,
  side: BargainSide,
  offersLeft: number,
): BargainAnswer[] {
  if (state === 'kept') return side === 'buyer' ? ['withdraw'] : []
  if (state !== 'open') return []
  if (by === side) return ['withdraw']
  return side === 'buyer' && offersLeft === 0 ? ['accept', 'refuse'] : ['accept', 'refuse', 'counter']
}

/** Checks a buyer's price for an item. Refuses INVALID_INPUT. */
export function assertOffer(price: Fen, list: Fen): void {
  const least = leastOffer(list)
  const wrong = (text: string) => refuse('INVALID_INPUT', text, { field: 'price' })
  if (least >= list) throw wrong('该商品价格过低，不支持议价')
  if (price < least) throw wrong(`出价不能低于售价的${BARGAIN.leastPercent}%，最低${moneyText(least)}`)
  if (price >= list) throw wrong('出价应低于售价；按售价可以直接购买')
}

/** Checks a counter-offer: it must lie between both sides' last prices. Refuses INVALID_INPUT. */
export function assertCounter(price: Fen, otherPrice: Fen, side: BargainSide, list: Fen): void {
  assertOffer(price, list)
  const wrong = (text: string) => refuse('INVALID_INPUT', text, { field: 'price' })
  if (side === 'seller' && price <= otherPrice) throw wrong('还价应高于买家的出价；可以直接接受')
  if (side === 'buyer' && price >= otherPrice) throw wrong('出价应低于卖家的还价；可以直接接受')
}
