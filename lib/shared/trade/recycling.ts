/** Terms of selling accounts to the platform. Shares are basis points. */
export const RECYCLING = {
  /** A quote, of the 30-day median. */
  lowBp: 6500,
  highBp: 7500,
  /** Above the highest quote by at most so much, when a second member of staff agrees. */
  overBp: 1000,
  /** A firm quote stands. */
  quoteHours: 24,
  /** Paid when the account is re-bound; the rest after the hold. */
  firstBp: 7000,
  /** The former owner may buy the account back, from the day it is the platform's, at the price and so much on top. */
  redeemHours: 72,
  redeemBp: 500,
  /** Requests of a person that wait at once, and that it may make in a day. */
  most: 5,
  mostADay: 10,
  /** Accounts of one game sold as a whole. */
  batch: { least: 10, most: 30 },
  note: 500,
  pictures: 9,
} as const

/** How far an order is with which the platform buys. */
export interface RecoveryState {
  /** Paid out so far, fen as text. */
  paid?: string
}

/** `lapsed`: a quote nobody answered in time; staff may quote again. */
export type RecycleState = 'asked' | 'quoted' | 'lapsed' | 'ordered' | 'closed'
export type RecycleTone = 'act' | 'wait' | 'good' | 'muted'
