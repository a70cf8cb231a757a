import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Paging, pageOf, presentPage } from '../../../db/page'
import { payees, withdrawals } from '../../../db/schema/money/payouts'
import type { StaffCtx } from '../../../runtime/context'
import { findUsers } from '../../people/identity/queries'
import { findUserIds } from '../../people/identity/queries-users'
import { presentDesk, presentSum } from './present'
import type { WithdrawalStatus } from './types'

/** People whose withdrawals a search by name covers. */
const MOST_PEOPLE = 200
const rank = sql<number>`case ${withdrawals.status} when 'review' then 0 when 'waiting' then 1 when 'sent' then 2 else 3 end`

interface Wanted {
  state: WithdrawalStatus | 'all'
  /** A complete number, or a member by id, complete mobile or part of the name. */
  query?: string
  userId?: UserId
  /** Only this withdrawal, in any state. */
  withdrawalSn?: string
}

/**
 * Returns withdrawals of all sites: in progress oldest first, those that wait for staff before others; then ended ones,
 * newest first. `sharedWith`: other members with the same payee. `sum`: of all of them, on all pages.
 */
export async function listForStaff(ctx: StaffCtx, { state, query, userId, withdrawalSn, ...paging }: Wanted & Paging) {
  const wanted = withdrawalSn
    ? eq(withdrawals.sn, withdrawalSn)
    : and(
        state === 'all' ? undefined : eq(withdrawals.status, state),
        userId ? eq(withdrawals.userId, userId) : undefined,
        query
          ? or(
              eq(withdrawals.sn, query.toUpperCase()),
              inArray(withdrawals.userId, await findUserIds(ctx, query, MOST_PEOPLE)),
            )
          : undefined,
      )
  const others = sql<number>`(select count(distinct o.user_id)::int from ${payees} o
    where o.account_hash = ${payees.accountHash} and o.user_id <> ${payees.userId})`
  const paidBefore = sql<number>`(select count(*)::int from ${withdrawals} w
    where w.payee_id = ${payees.id} and w.status = 'paid')`
  const rows = ctx.db
    .select({ withdrawal: withdrawals, payee: payees, sharedWith: others, paidBefore })
    .from(withdrawals)
    .innerJoin(payees, eq(payees.id, withdrawals.payeeId))
    .where(wanted)
    .orderBy(
      rank,
      sql`case when ${rank} < 3 then ${withdrawals.createdAt} end asc`,
      desc(withdrawals.createdAt),
      desc(withdrawals.id),
    )
  const total = ctx.db
    .select({ sum: sql<string>`coalesce(sum(${withdrawals.amountFen}), 0)::text` })
    .from(withdrawals)
    .where(wanted)
  const [found, [all]] = await Promise.all([pageOf(rows, () => ctx.db.$count(withdrawals, wanted), paging), total])
  const people = await findUsers(
    ctx,
    found.list.flatMap(({ withdrawal: { userId: owner, firstId, secondId } }) =>
      [owner, firstId, secondId].filter((id) => id !== null),
    ),
  )
  const nameOf = (id: UserId | null) => (id === null ? '' : (people.get(id)?.nickName ?? ''))
  return { ...presentPage(found, (row) => presentDesk(row, nameOf, ctx.user.userId)), sum: presentSum(all?.sum) }
}

/** Counts the withdrawals that wait for this member: without those where another one has to agree as well. */
export const countForReview = ({ db, user }: StaffCtx): Promise<number> =>
  db.$count(
    withdrawals,
    and(eq(withdrawals.status, 'review'), sql`${withdrawals.firstId} is distinct from ${user.userId}`),
  )
