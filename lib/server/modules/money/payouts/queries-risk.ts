import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { UserId } from '@/lib/shared/ids'
import { payees, withdrawals } from '../../../db/schema/money/payouts'
import type { Ctx } from '../../../runtime/context'
import { personKey } from '../../people/identity/queries-person'
import { EARLY_STATES } from './rules'

/** Counts accounts of other people that bound the same payee; `ids` absent: of everybody. */
export async function countPayeeMates({ db }: Pick<Ctx, 'db'>, ids?: readonly UserId[]): Promise<Map<UserId, number>> {
  const others = alias(payees, 'others')
  const rows = await db
    .select({ userId: payees.userId, n: sql<number>`count(distinct ${others.userId})::int` })
    .from(payees)
    .innerJoin(others, and(eq(others.accountHash, payees.accountHash), ne(others.userId, payees.userId)))
    .where(
      and(
        ids ? inArray(payees.userId, [...ids]) : undefined,
        sql`${personKey(payees.userId)} is distinct from ${personKey(others.userId)}`,
      ),
    )
    .groupBy(payees.userId)
  return new Map(rows.map(({ userId, n }) => [userId, n]))
}

/** Returns members whose own withdrawals have not been sent yet; `ids` absent: all. */
export async function findWaitingOwners({ db }: Pick<Ctx, 'db'>, ids?: readonly UserId[]): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ userId: withdrawals.userId })
    .from(withdrawals)
    .where(
      and(
        inArray(withdrawals.status, EARLY_STATES),
        isNull(withdrawals.ofDist),
        ids ? inArray(withdrawals.userId, [...ids]) : undefined,
      ),
    )
  return rows.map(({ userId }) => userId)
}
