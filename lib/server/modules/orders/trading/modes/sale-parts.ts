import {
  claimFreeGoods,
  claimGoods,
  freeCoupon,
  freeGoods,
  grantDraw,
  recordSaleOf,
  restoreUsedCoupon,
  returnGoods,
} from '../flow/goods-effects'
import type { Effect, ModeWords, Prepare, Shares, Step } from '../flow/mode'
import type { Order, Place } from '../types'

/** What is traded, at each stage of its order. */
interface Stock {
  /** Whether the goods return to the shelf without a trade, which both parties are notified of. */
  comesBack: boolean
  /** Effects of a payment in time, and of one after the order had timed out. */
  take: readonly Prepare[]
  takeLate: readonly Prepare[]
  /** Effects when it was never paid, and when it was paid and ended without a trade. */
  free: readonly Effect[]
  giveBack: readonly Effect[]
  /** Effects at the end of the holding period, without a dispute. */
  paidOut: readonly Effect[]
}

/** Units of a listed item. */
export const LISTED: Stock = {
  comesBack: true,
  take: [claimGoods],
  takeLate: [claimFreeGoods, restoreUsedCoupon],
  free: [freeGoods, freeCoupon],
  giveBack: [returnGoods, freeCoupon],
  paidOut: [recordSaleOf, grantDraw],
}

/** The differences between sales; the graph is the same. */
export interface SaleParts {
  parties: ModeWords['parties']
  /** The place after payment. Accounts begin with verification. */
  paid: Extract<Place, '1 VERIFY' | '1 DELIVERING'>
  /** For accounts: staff verify and oversee the rebinding, in every order or where the rules require it. */
  staff?: 'always' | 'asRuled'
  greeting: string | ((order: Order) => string)
  /** An account; what the order itself contains; or units in the game, with pictures, possibly fewer than ordered. */
  handOver: 'credentials' | 'note' | 'delivery'
  /** The instruction to the seller in the delivery dialog. */
  hint: string
  /** What the buyer does before confirming, for goods that are not counted in the game. */
  check?: string
  /** Automatic delivery of what the seller stored, at once. */
  itself?: { next: NonNullable<Step['next']>; handOver: Prepare }
  stock: Stock
  /** The distribution of the money after the holding period. */
  pays: Shares
  /** Page texts that differ from those of a sale. */
  words?: Partial<ModeWords>
}
