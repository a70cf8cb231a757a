import type { debts } from '../../../db/schema/money/debts'

export type Debt = typeof debts.$inferSelect
