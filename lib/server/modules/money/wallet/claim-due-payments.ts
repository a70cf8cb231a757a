import { asc, inArray, lte } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { payments } from '../../../db/schema/wallet'
import type { Payment } from './types'

/**
 * Pending payments whose time to ask the provider has come, oldest first. Taking them sets the next time, so two
 * instances do not ask about the same one and a crash only delays the question.
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
