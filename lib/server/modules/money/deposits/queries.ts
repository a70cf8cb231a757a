import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { DepositKind } from '@/lib/shared/trade/deposits'
import type { Db, Tx } from '../../../db/client'
import { deposits } from '../../../db/schema/money/deposits'
import { refuse } from '../../../runtime/refusal'
import { type Key, without } from '../../../runtime/sweep-rows'
import { listOwnersWith } from '../wallet/queries'
import { ACCOUNTS, amountOf } from './rules'
import type { Deposit } from './types'

const of = (userId: UserId, kind: DepositKind) => and(eq(deposits.userId, userId), eq(deposits.kind, kind))

/** Condition for statements of other modules: the owner has not requested the deposit back. */
export const notReturning = (userId: SQL, kind: DepositKind): SQL =>
  sql`not exists (select 1 from ${deposits} where ${deposits.userId} = ${userId} and ${deposits.kind} = ${kind} and ${deposits.state} = 'asked')`

/**
 * Returns the owners whose deposit still counts. Paid claims are taken from a shop's deposit, which has no effect until
 * it is filled up again; the least of a merchant's deposit is checked where its offers are read.
 */
async function listSufficient(db: Db, owners: readonly UserId[], kind: DepositKind): Promise<readonly number[]> {
  if (kind !== 'shop' || owners.length === 0) return owners
  return listOwnersWith(db, { kind: ACCOUNTS[kind], least: amountOf(kind), owners })
}

/**
 * Returns whether a member's deposit for a kind of trade is paid and its return not requested. Its return cannot be
 * requested until the transaction ends, so an order started now is visible to a later request.
 */
export async function hasActiveDeposit(tx: Tx, userId: UserId, kind: DepositKind): Promise<boolean> {
  const [row] = await tx.select({ state: deposits.state }).from(deposits).where(of(userId, kind)).for('share')
  return row?.state === 'held' && (await listSufficient(tx, [userId], kind)).length > 0
}

/**
 * Returns which of these users have a valid deposit for a kind of trade; not locked, so its return may be requested at
 * any moment.
 */
export async function listActiveDeposits(db: Db, userIds: readonly UserId[], kind: DepositKind): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  const held = and(inArray(deposits.userId, [...userIds]), eq(deposits.kind, kind), eq(deposits.state, 'held'))
  const rows = await db.select({ userId: deposits.userId }).from(deposits).where(held)
  const owners = rows.map(({ userId }) => userId)
  return new Set(await listSufficient(db, owners, kind))
}

/** Refuses ORDER_STATE while the return of the deposit is requested: such a member cannot accept new orders. */
export async function assertActiveDeposit(tx: Tx, userId: UserId, kind: DepositKind): Promise<void> {
  if (!(await hasActiveDeposit(tx, userId, kind)))
    throw refuse('ORDER_STATE', '你正在申请退还保证金，不能接新单；取消申请后可以继续接单')
}

/** Locks the row until the transaction ends. */
export async function lockDeposit(tx: Tx, userId: UserId, kind: DepositKind): Promise<Deposit | undefined> {
  const [row] = await tx.select().from(deposits).where(of(userId, kind)).for('update')
  return row
}

export const listDeposits = (db: Db, userId: UserId): Promise<Deposit[]> =>
  db.select().from(deposits).where(eq(deposits.userId, userId))

/** Returns deposits that are due for return. */
export const listDueDeposits = (
  db: Db,
  { at, limit, failed }: { at: Date; limit: number; failed: readonly Key[] },
): Promise<Deposit[]> =>
  db
    .select()
    .from(deposits)
    .where(and(eq(deposits.state, 'asked'), lte(deposits.dueAt, at), without(deposits.userId, failed)))
    .orderBy(asc(deposits.dueAt))
    .limit(limit)
