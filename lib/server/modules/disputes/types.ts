import type { disputeProposals, disputeRulings, disputes } from '../../db/schema/disputes'

export type Dispute = typeof disputes.$inferSelect
export type Proposal = typeof disputeProposals.$inferSelect
export type Ruling = typeof disputeRulings.$inferSelect

/** A dispute with all that was offered and ruled, in order of time. */
export interface DisputeFile {
  dispute: Dispute
  proposals: readonly Proposal[]
  rulings: readonly Ruling[]
}
