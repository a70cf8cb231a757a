import type { debts } from '../../../db/schema/debts'

export type Debt = typeof debts.$inferSelect
