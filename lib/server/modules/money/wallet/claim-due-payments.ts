import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { payments } from '../../../db/schema/money/wallet'
import { isInLane } from './internal/is-in-lane'
import type { Lane } from './rules-lanes'
import type { Payment } from './types'

/**
 * Claims pending payments that are due for a query at the provider, oldest first. Claiming sets the next time, so two
 * instances never query the same one and a crash only delays the query. The next time is at least `next`, and later for
 * an old payment: an eighth of its age.
 */
export async function claimDuePayments(
  db: Db,
  input: { now: Date; next: Date; limit: number; lane?: Lane },
): Promise<Payment[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(lte(payments.checkAt, input.now), isInLane(payments.provider, input.lane)))
    .orderBy(asc(payments.checkAt))
    .limit(input.limit)
    .for('update', { skipLocked: true })
  const now = sql`${input.now.toISOString()}::timestamptz`
  const later = sql`${now} + (${now} - ${payments.createdAt}) / 8`
  return db
    .update(payments)
    .set({ checkAt: sql`greatest(${input.next.toISOString()}::timestamptz, ${later})` })
    .where(inArray(payments.id, due))
    .returning()
}
