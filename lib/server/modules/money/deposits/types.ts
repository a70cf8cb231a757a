import type { deposits } from '../../../db/schema/deposits'

export type Deposit = typeof deposits.$inferSelect
