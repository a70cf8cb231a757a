import type { servicePlans } from '../../../db/schema/boosting'

export type PlanRow = typeof servicePlans.$inferSelect
