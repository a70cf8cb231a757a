import type { legalDocuments } from '../../../db/schema/legal'

export type LegalRow = typeof legalDocuments.$inferSelect
