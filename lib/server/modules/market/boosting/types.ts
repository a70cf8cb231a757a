import type { servicePlans } from '../../../db/schema/market/boosting'

export type PlanRow = typeof servicePlans.$inferSelect
