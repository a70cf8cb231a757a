import type { CitedAgreement } from '@/lib/contract/entities/agreement'
import type { Fen } from '@/lib/shared/money/money'
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

/** Sums of the cover fund for one game, tier or seller. */
export interface FundRow {
  key: string
  premium: Fen
  paid: Fen
  recovered: Fen
  open: number
  exposure: Fen
}
