import { and, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { startOfDay } from '@/lib/shared/time'
import type { Db, Tx } from '../../../../db/client'
import { withdrawals } from '../../../../db/schema/money/payouts'
import { accountsOfPerson } from '../../../people/identity/queries-person'

const VOID = ['failed', 'refused', 'cancelled'] as const

/** Withdrawals of all accounts of a person. */
export const ofPerson = (userId: UserId) =>
  and(isNull(withdrawals.ofDist), inArray(withdrawals.userId, accountsOfPerson(userId)))

/** Withdrawals requested today whose money did not go back. */
export const isOfToday = (at: Date) =>
  and(gte(withdrawals.createdAt, startOfDay(at)), notInArray(withdrawals.status, [...VOID]))

/** Returns the amount a person requested today over all accounts: parts of an amount are reviewed like the whole. */
export async function requestedToday(db: Db | Tx, userId: UserId, at: Date): Promise<Fen> {
  const [row] = await db
    .select({ fen: sql<string>`coalesce(sum(${withdrawals.amountFen}), 0)::text` })
    .from(withdrawals)
    .where(and(ofPerson(userId), isOfToday(at)))
  return fen(BigInt(row?.fen ?? '0'))
}
