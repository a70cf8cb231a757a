import {
  type BargainAnswer,
  type BargainSide,
  type BargainState,
  counterError,
  offerError,
} from '@/lib/shared/goods/bargain'
import type { Fen } from '@/lib/shared/money/money'
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
export const assertOffer = (price: Fen, list: Fen): void => assertNone(offerError(price, list))

/** Checks a counter-offer: it must lie between both sides' last prices. Refuses INVALID_INPUT. */
export const assertCounter = (price: Fen, last: Fen, side: BargainSide, list: Fen): void =>
  assertNone(counterError(price, { side, last, list }))

function assertNone(error: string | undefined): void {
  if (error) throw refuse('INVALID_INPUT', error, { field: 'price' })
}
