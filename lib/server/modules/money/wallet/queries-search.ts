import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { payments } from '../../../db/schema/money/wallet'
import type { StaffCtx } from '../../../runtime/context'

interface Wanted {
  /** Forms of our number, the provider's number or the order's number. */
  numbers: readonly string[]
  /** Payers. */
  userIds: readonly UserId[]
  most: number
}

/** Returns payments of the caller's site, for platform staff of all, by number or payer, newest first. */
export function findPayments({ db, staff }: StaffCtx, { numbers, userIds, most }: Wanted) {
  const wanted = or(
    ...[payments.interSn, payments.tradeNo, payments.refSn].map((column) => inArray(column, [...numbers])),
    userIds.length > 0 ? inArray(payments.userId, [...userIds]) : undefined,
  )
  return db
    .select()
    .from(payments)
    .where(and(wanted, staff.distId === null ? undefined : eq(payments.distId, staff.distId)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(most)
}
