import type { appeals, blackReports, rulings } from '../../db/schema/trust'

export type Ruling = typeof rulings.$inferSelect
export type Report = typeof blackReports.$inferSelect
export type Appeal = typeof appeals.$inferSelect
