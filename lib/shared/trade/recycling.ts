import type { FenText } from '../money/money'
/** Terms of selling accounts to the platform. Percentages are basis points. */
export const RECYCLING = {
  /** Quote range, relative to the 30-day median. */
  lowBp: 6500,
  highBp: 7500,
  /** Maximum above the highest quote, if a second staff member approves. */
  overBp: 1000,
  /** Validity of a firm quote. */
  quoteHours: 24,
  /** Paid when the account is re-bound; the rest after the hold period. */
  firstBp: 7000,
  /**
   * Period in which the former owner may buy the account back, from the day the platform owns it, at the price plus
   * this surcharge.
   */
  redeemHours: 72,
  redeemBp: 500,
  /** Maximum open requests per user, and requests per day. */
  most: 5,
  mostADay: 10,
  /** Number of accounts of one game sold as a batch. */
  batch: { least: 10, most: 30 },
  note: 500,
  pictures: 9,
} as const

/** Progress of an order by which the platform buys. */
export interface RecoveryState {
  /** Paid out so far, fen as text. */
  paid?: FenText
}

/** `lapsed`: a quote that was not answered in time; staff may quote again. */
export type RecycleState = 'asked' | 'quoted' | 'lapsed' | 'ordered' | 'closed'
export type RecycleTone = 'act' | 'wait' | 'good' | 'muted'
