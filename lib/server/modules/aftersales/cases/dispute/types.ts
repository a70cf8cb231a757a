import type { CitedAgreement } from '@/lib/contract/entities/agreement'
import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { disputeProposals, disputeRulings, disputes } from '../../../../db/schema/aftersales/cases'

export type Dispute = typeof disputes.$inferSelect
export type Proposal = typeof disputeProposals.$inferSelect
export type Ruling = typeof disputeRulings.$inferSelect

/** A dispute with all its proposals and rulings in chronological order. */
export interface DisputeFile {
  dispute: Dispute
  proposals: readonly Proposal[]
  rulings: readonly Ruling[]
  goodsTypeId: number
  /** The goods price and the coupon discount before any refund. */
  goods: Fen
  discount: Fen
  /** The fee of the order as it is: after a partial refund, that of the remaining price. */
  fee: Fen
  /** Customer service: the lead of the order, and the names of those who ruled. */
  leadId: UserId | null
  staff: ReadonlyMap<number, string>
  alike: Alike | null
  /** Which both parties of the order signed. */
  agreement: CitedAgreement | null
}

/** Rulings of the last six months on disputes of one kind, and the median partial refund. */
export interface Alike {
  count: number
  part: number
  median: Fen | null
}
