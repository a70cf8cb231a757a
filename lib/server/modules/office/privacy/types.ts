import type { dataExports } from '../../../db/schema/privacy'

export type ExportRow = typeof dataExports.$inferSelect
