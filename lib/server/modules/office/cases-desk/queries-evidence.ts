import { asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client'
import { serviceCaseEvidence } from '../../../db/schema/office/cases-desk'
import type { CaseEvidenceRow } from './types'

/** The orders whose evidence was given out for a case, oldest first. */
export const evidenceOf = (db: Db | Tx, caseId: number): Promise<CaseEvidenceRow[]> =>
  db
    .select()
    .from(serviceCaseEvidence)
    .where(eq(serviceCaseEvidence.caseId, caseId))
    .orderBy(asc(serviceCaseEvidence.createdAt))
