import { asc, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { withdrawals } from '../../../db/schema/money/payouts'
import type { WithdrawalRow } from './types'

const FIRST_SECONDS = 5
const LONGEST_SECONDS = 3600
/** A bank returns a paid amount within days; its notification may get lost. */
const WATCH_DAYS = 3

/** Returns when a paid withdrawal is checked again; null: no more. */
export const watchAgain = (settledAt: Date, now: Date): Date | null => {
  const day = 86_400_000
  return now.getTime() - settledAt.getTime() < (WATCH_DAYS - 1) * day + day / 2 ? new Date(now.getTime() + day) : null
}

/**
 * Claims withdrawals that are to be sent or queried at the provider, oldest first. Claiming sets the next time with
 * growing delays: two instances never query the same one, and a crash only delays the query.
 */
export async function claimDueWithdrawals(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<WithdrawalRow[]> {
  const due = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(lte(withdrawals.checkAt, now))
    .orderBy(asc(withdrawals.checkAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const wait = sql`least(${LONGEST_SECONDS}, ${FIRST_SECONDS} * power(2, least(${withdrawals.tries}, 12)))`
  return db
    .update(withdrawals)
    .set({
      checkAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${wait})`,
      tries: sql`least(${withdrawals.tries} + 1, 30000)`,
    })
    .where(inArray(withdrawals.id, due))
    .returning()
}
