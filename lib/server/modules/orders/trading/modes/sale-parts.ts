import {
  dropTiedDraw,
  freeCoupon,
  freeGoods,
  grantDraw,
  keepSale,
  returnGoods,
  takeCouponAgain,
  takeFreeGoods,
  takeGoods,
} from '../flow/goods-effects'
import type { Before, Effect, ModeWords, Shares, Step } from '../flow/mode'
import type { Order, Place } from '../types'

/** What is traded, at each turn of its order. */
interface Stock {
  /** Without a trade it is on the shelf again, which its parties are told. */
  comesBack: boolean
  /** Paid in time; paid after the order had timed out. */
  take: readonly Before[]
  takeLate: readonly Before[]
  /** Nobody paid; paid, and ended without a trade; traded. */
  free: readonly Effect[]
  giveBack: readonly Effect[]
  sold: readonly Effect[]
  /** The hold is over, undisputed. */
  paidOut: readonly Effect[]
}

/** Units of an item that is listed. */
export const LISTED: Stock = {
  comesBack: true,
  take: [takeGoods],
  takeLate: [takeFreeGoods, takeCouponAgain],
  free: [freeGoods, freeCoupon],
  giveBack: [returnGoods, freeCoupon],
  sold: [grantDraw],
  paidOut: [keepSale, dropTiedDraw],
}

/** What sales differ in; the graph is the same. */
export interface SaleParts {
  parties: ModeWords['parties']
  /** The step after payment. Accounts begin with verification. */
  paid: Extract<Place, '1 VERIFY' | '1 DELIVERING'>
  /** Accounts: staff verify and see the rebinding through, in every order or where the rules ask for it. */
  staff?: 'always' | 'asRuled'
  greeting: string | ((order: Order) => string)
  /** An account; what the order itself brings; or units in the game, with pictures, and fewer than ordered if need be. */
  handOver: 'credentials' | 'note' | 'delivery'
  /** What the seller is asked for in the dialog of the hand-over. */
  hint: string
  /** What the seller stored is handed over by the system, at once. */
  itself?: { next: NonNullable<Step['next']>; handOver: Before }
  stock: Stock
  /** Who gets what when the hold is over. */
  pays: Shares
  /** What pages say, where it is not the words of a sale. */
  words?: Partial<ModeWords>
}
