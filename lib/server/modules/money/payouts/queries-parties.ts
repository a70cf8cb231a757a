import { desc, eq, inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { withdrawals } from '../../../db/schema/money/payouts'
import type { Ctx } from '../../../runtime/context'
import { membersOf } from '../../people/staff/queries-members'

/**
 * Returns the requester of a withdrawal, or all members of a distributor for its share; empty if there is no such
 * withdrawal.
 */
export async function partiesOfWithdrawal({ db }: Pick<Ctx, 'db'>, withdrawalSn: string): Promise<UserId[]> {
  const { userId, ofDist } = withdrawals
  const [withdrawal] = await db.select({ userId, ofDist }).from(withdrawals).where(eq(withdrawals.sn, withdrawalSn))
  if (!withdrawal) return []
  return [withdrawal.userId, ...(withdrawal.ofDist === null ? [] : await membersOf(db, withdrawal.ofDist))]
}

/** Returns the numbers of withdrawals that these members requested, the newest `most`. */
export async function withdrawalsOfMembers(
  { db }: Pick<Ctx, 'db'>,
  userIds: UserId[],
  most: number,
): Promise<string[]> {
  const { sn, userId, id } = withdrawals
  const rows = await db.select({ sn }).from(withdrawals).where(inArray(userId, userIds)).orderBy(desc(id)).limit(most)
  return rows.map((row) => row.sn)
}
