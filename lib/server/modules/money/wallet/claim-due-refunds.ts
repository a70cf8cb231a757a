import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { refunds } from '../../../db/schema/money/wallet'
import { isInLane } from './internal/is-in-lane'
import type { Lane } from './rules-lanes'
import type { RefundRow } from './types'

const FIRST_SECONDS = 5
const LONGEST_SECONDS = 3600

/**
 * Claims refunds that are due for a query at the provider, oldest first. Claiming sets the next time with growing
 * delays: two instances never query the same one, and a crash only delays the query.
 */
export async function claimDueRefunds(
  db: Db,
  { now, limit, lane }: { now: Date; limit: number; lane?: Lane },
): Promise<RefundRow[]> {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(lte(refunds.checkAt, now), isInLane(refunds.provider, lane)))
    .orderBy(asc(refunds.checkAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const wait = sql`least(${LONGEST_SECONDS}, ${FIRST_SECONDS} * power(2, least(${refunds.tries}, 12)))`
  return db
    .update(refunds)
    .set({
      checkAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${wait})`,
      tries: sql`least(${refunds.tries} + 1, 30000)`,
    })
    .where(inArray(refunds.id, due))
    .returning()
}
