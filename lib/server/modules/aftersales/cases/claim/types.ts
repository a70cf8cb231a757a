import type { CitedAgreement } from '@/lib/contract/entities/agreement'
import type { claimDecisions, claims } from '../../../../db/schema/aftersales/cases'

export type Claim = typeof claims.$inferSelect
export type Decision = typeof claimDecisions.$inferSelect

/** A claim with its decisions in chronological order. */
export interface ClaimFile {
  claim: Claim
  decisions: readonly Decision[]
  /** Which both parties of the order signed. */
  agreement: CitedAgreement | null
}
