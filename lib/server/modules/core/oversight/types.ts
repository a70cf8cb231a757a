import type { staffApprovals, staffAudits } from '../../../db/schema/core/oversight'

export type Approval = typeof staffApprovals.$inferSelect
export type AuditRow = typeof staffAudits.$inferSelect
