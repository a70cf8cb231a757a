import type { Fen } from '@/lib/shared/money/money'
import type { disputeProposals, disputeRulings, disputes } from '../../../db/schema/disputes'

export type Dispute = typeof disputes.$inferSelect
export type Proposal = typeof disputeProposals.$inferSelect
export type Ruling = typeof disputeRulings.$inferSelect

/** A dispute with all that was offered and ruled, in order of time. */
export interface DisputeFile {
  dispute: Dispute
  proposals: readonly Proposal[]
  rulings: readonly Ruling[]
  /** What the goods cost and a coupon took off, before any of it went back. */
  goods: Fen
  discount: Fen
  /** Of customer service: who leads the order, and the names of those who ruled. */
  leadId: number | null
  staff: ReadonlyMap<number, string>
  alike: Alike | null
}

/** Rulings of half a year on disputes of one kind, and the middle of what was given back in part. */
export interface Alike {
  count: number
  part: number
  median: Fen | null
}
