import type { deposits } from '../../../db/schema/money/deposits'

export type Deposit = typeof deposits.$inferSelect
