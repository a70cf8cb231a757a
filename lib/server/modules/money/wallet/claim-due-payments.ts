import { asc, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { payments } from '../../../db/schema/wallet'
import type { Payment } from './types'

/**
 * Claims pending payments that are due for a query at the provider, oldest first. Claiming sets the next time, so two
 * instances never query the same one and a crash only delays the query.
 */
export async function claimDuePayments(db: Db, input: { now: Date; next: Date; limit: number }): Promise<Payment[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(lte(payments.checkAt, input.now))
    .orderBy(asc(payments.checkAt))
    .limit(input.limit)
    .for('update', { skipLocked: true })
  return db.update(payments).set({ checkAt: input.next }).where(inArray(payments.id, due)).returning()
}
