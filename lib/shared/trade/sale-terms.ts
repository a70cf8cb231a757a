/** What a sale keeps beside goods and price; amounts in fen, as text. */
export interface SaleTerms {
  /** Its cover had a fixed price, by a rule of its game. */
  fixedCover?: true
  /** A member of staff verifies and sees the rebinding through; without it the seller may hand over straight away. */
  staffed?: true
  /** Its seller handed the account to the staff that verify it. */
  /** When it did so first. */
  submittedAt?: string
  /** When the time for staff to take it ended: since then its buyer may go on without verification. */
  unattendedAt?: string
  /** Its buyer went on without verification. */
  waived?: true
  /** The seller stood for it with a deposit when it was confirmed: hours till the money is paid out, in place of the rule's. */
  holdHours?: number
  /** What the side that leaves after the verification pays, fixed by the rules when it was verified. */
  penalty?: string
  /** What the side that left did pay. */
  paid?: string
  /** A dispute gave the buyer so much back, and the trade stood. The order's own sums are of what was left. */
  ruled?: string
  /** What of the discount went back to the platform with that. */
  ruledDiscount?: string
  /** Fewer units were delivered than ordered: what was given back for the others. The order's own sums are of the delivered. */
  rest?: { units: number; goods: string; ensure: string; discount: string }
}
