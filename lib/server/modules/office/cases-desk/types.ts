import type { CaseFacts } from '@/lib/shared/trade/service-cases'
import type { Tx } from '../../../db/client'
import type {
  serviceCaseEvidence,
  serviceCaseGoods,
  serviceCaseNotes,
  serviceCases,
} from '../../../db/schema/office/cases-desk'
import type { Effects, UserCtx } from '../../../runtime/context'

export type CaseRow = typeof serviceCases.$inferSelect
export type CaseNoteRow = typeof serviceCaseNotes.$inferSelect
export type CaseEvidenceRow = typeof serviceCaseEvidence.$inferSelect
export type CaseGoodsRow = typeof serviceCaseGoods.$inferSelect

/** Of the transaction that changes a case. */
export interface Change {
  tx: Tx
  effects: Effects
  at: Date
}

/** Who sends and reads cases: a member, or a visitor who proved a phone. */
export interface Sender {
  phone: string
  isMember: boolean
  /** As whom pictures are stored and calls repeated; a visitor's id is negative and belongs to the phone. */
  ctx: UserCtx
}

/** What is stored encrypted. */
export interface Sealed {
  phone: string
  facts: CaseFacts
}
