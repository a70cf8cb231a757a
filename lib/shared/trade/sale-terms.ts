import type { Cover } from '../goods/covers'
import type { FenText } from '../money/money'

/** Terms of a sale besides goods and price; amounts in fen, as text. */
export interface SaleTerms {
  /** Its cover had a fixed price, set by a rule of its game. */
  fixedCover?: true
  /** The cover as it was sold: a later change of the rules does not change it. */
  cover?: Pick<Cover, 'name' | 'days' | 'mostPercent'>
  /** The cover pays for bans, because the rule said so when the order was placed. */
  bans?: true
  /** A staff member verifies the account and supervises the rebinding; otherwise the seller can deliver immediately. */
  staffed?: true
  /** The seller submitted the account to staff for verification. */
  /** When it was first submitted. */
  submittedAt?: string
  /** Staff had checked the account before it was sold, and when: the verification is a login that confirms it. */
  check?: { id: number; at: string }
  /** When the deadline for staff to accept it passed: since then the buyer may continue without verification. */
  unattendedAt?: string
  /** The buyer continued without verification. */
  waived?: true
  /** Set if the seller had a deposit at confirmation: hours until the payout, instead of the rule's value. */
  holdHours?: number
  /** Penalty for a party that cancels after verification, fixed when it was verified. */
  penalty?: FenText
  /** Both parties sign a transfer agreement before the rebinding; decided when the order was paid. */
  signs?: true
  /** Signing needs a face check; decided at the same time. */
  signsByFace?: true
  /** The frozen agreement: its number and hash, and when each party signed. */
  agreement?: { sn: string; hash: string; seller?: string; buyer?: string }
  /** Penalty actually paid by the party that cancelled. */
  paid?: FenText
  /** Refund to the buyer by a dispute that did not cancel the trade. The order's own amounts are what remains. */
  ruled?: FenText
  /** Part of the discount returned to the platform with that refund. */
  ruledDiscount?: FenText
  /**
   * Set if fewer units were delivered than ordered: the refund for the rest. The order's own amounts are for the
   * delivered units.
   */
  rest?: { units: number; goods: FenText; ensure: FenText; discount: FenText }
}
