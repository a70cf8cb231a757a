import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { DepositKind } from '@/lib/shared/trade/deposits'
import type { Db, Tx } from '../../../db/client'
import { deposits } from '../../../db/schema/deposits'
import { refuse } from '../../../runtime/refusal'
import type { Deposit } from './types'

const of = (userId: number, kind: DepositKind) => and(eq(deposits.userId, userId), eq(deposits.kind, kind))

/** A condition for other modules' statements: the owner does not ask for it back. */
export const notAskedBack = (userId: SQL, kind: DepositKind): SQL =>
  sql`not exists (select 1 from ${deposits} where ${deposits.userId} = ${userId} and ${deposits.kind} = ${kind} and ${deposits.state} = 'asked')`

/**
 * Whether a member stands for a kind of trade, whole and not asked back. It cannot be asked back till the transaction ends,
 * so what is begun now is seen by whoever asks.
 */
export async function isStanding(tx: Tx, userId: number, kind: DepositKind): Promise<boolean> {
  const [row] = await tx.select({ state: deposits.state }).from(deposits).where(of(userId, kind)).for('share')
  return row?.state === 'held'
}

/** Who of these stands for a kind of trade now; it may be asked back in the next moment. */
export async function listStanding(db: Db, userIds: readonly number[], kind: DepositKind): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  const held = and(inArray(deposits.userId, [...userIds]), eq(deposits.kind, kind), eq(deposits.state, 'held'))
  const rows = await db.select({ userId: deposits.userId }).from(deposits).where(held)
  return new Set(rows.map(({ userId }) => userId))
}

/** Refuses ORDER_STATE while the deposit is asked back: whoever wants to leave takes nothing new. */
export async function assertStanding(tx: Tx, userId: number, kind: DepositKind): Promise<void> {
  if (!(await isStanding(tx, userId, kind)))
    throw refuse('ORDER_STATE', '你正在申请退还押金，不能接新单；取消申请后可以继续接单')
}

/** The row, locked till the transaction ends. */
export async function lockDeposit(tx: Tx, userId: number, kind: DepositKind): Promise<Deposit | undefined> {
  const [row] = await tx.select().from(deposits).where(of(userId, kind)).for('update')
  return row
}

export const listDeposits = (db: Db, userId: number): Promise<Deposit[]> =>
  db.select().from(deposits).where(eq(deposits.userId, userId))

/** Asked back long enough ago. */
export const listDueDeposits = (db: Db, at: Date, limit: number): Promise<Deposit[]> =>
  db
    .select()
    .from(deposits)
    .where(and(eq(deposits.state, 'asked'), lte(deposits.dueAt, at)))
    .orderBy(asc(deposits.dueAt))
    .limit(limit)
