import type { agreementSignatures, agreements, legalDocuments } from '../../../db/schema/core/legal'

export type LegalRow = typeof legalDocuments.$inferSelect
export type AgreementRow = typeof agreements.$inferSelect
export type SignatureRow = typeof agreementSignatures.$inferSelect
