import { sql } from 'drizzle-orm'
import type { PlannedLottery } from '../types'

/** Returns a lottery plan without its prizes, as columns. */
export const lotteryColumns = ({ minOrder, rules, ...values }: Omit<PlannedLottery, 'prizes'>) => ({
  ...values,
  rules: sql`${sql.param(rules)}::text[]`,
  minOrderFen: minOrder,
})
