import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { payees, withdrawals } from '../../../db/schema/money/payouts'
import type { StaffCtx } from '../../../runtime/context'
import { findUsers } from '../../people/identity/queries'
import { presentDesk } from './present'
import type { WithdrawalStatus } from './types'

interface Wanted {
  state: WithdrawalStatus
  userId?: UserId
  /** Only this withdrawal, in any state. */
  withdrawalSn?: string
}

/**
 * Returns withdrawals of all sites: those that wait for staff oldest first, others newest first. `sharedWith`: other
 * members with the same payee.
 */
export async function listForStaff(ctx: StaffCtx, { state, userId, withdrawalSn, ...paging }: Wanted & Paging) {
  const wanted = withdrawalSn
    ? eq(withdrawals.sn, withdrawalSn)
    : and(eq(withdrawals.status, state), userId ? eq(withdrawals.userId, userId) : undefined)
  const others = sql<number>`(select count(distinct o.user_id)::int from ${payees} o
    where o.account_hash = ${payees.accountHash} and o.user_id <> ${payees.userId})`
  const paidBefore = sql<number>`(select count(*)::int from ${withdrawals} w
    where w.payee_id = ${payees.id} and w.status = 'paid')`
  const rows = ctx.db
    .select({ withdrawal: withdrawals, payee: payees, sharedWith: others, paidBefore })
    .from(withdrawals)
    .innerJoin(payees, eq(payees.id, withdrawals.payeeId))
    .where(wanted)
    .orderBy(state === 'review' ? asc(withdrawals.id) : desc(withdrawals.id))
  const found = await pageOf(rows, () => ctx.db.$count(withdrawals, wanted), paging)
  const people = await findUsers(
    ctx,
    found.list.flatMap(({ withdrawal: { userId: owner, firstId, secondId } }) =>
      [owner, firstId, secondId].filter((id) => id !== null),
    ),
  )
  const nameOf = (id: UserId | null) => (id === null ? '' : (people.get(id)?.nickName ?? ''))
  return presentPage(found, (row) => presentDesk(row, nameOf, ctx.user.userId))
}

/** Counts the withdrawals that wait for staff. */
export const countForReview = (db: StaffCtx['db']): Promise<number> =>
  db.$count(withdrawals, eq(withdrawals.status, 'review'))
