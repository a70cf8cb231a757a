import { and, asc, type Column, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import type { Db, Tx } from '../../../db/client'
import { debts } from '../../../db/schema/money/debts'
import { accountsOfPerson, personKey } from '../../people/identity/queries-person'
import { findHeld } from '../../people/limits/queries'
import { balanceOf } from '../wallet/queries'
import type { Debt } from './types'

export interface Owing {
  /** Part of the balance that cannot be withdrawn until the pending debt is decided. */
  pending: Fen
  /** Above zero, nothing can be withdrawn. */
  owed: Fen
}

/** Debts bind the person: another account of theirs owes them too, also after the debtor's account was erased. */
const ofPerson = (userId: UserId | Column) =>
  or(inArray(debts.userId, accountsOfPerson(userId)), eq(debts.person, personKey(userId)))

/** A condition for statements of other modules: the person of the account in a column has a debt. */
export const isOwing = (userId: Column): SQL =>
  sql`exists (select from ${debts} where ${and(eq(debts.state, 'owed'), ofPerson(userId))})`

/** Returns the debts and pending debts of all accounts of a member's person. */
export async function owingOf(db: Db | Tx, userId: UserId): Promise<Owing> {
  const sumOf = (state: 'asked' | 'owed') =>
    sql<string>`coalesce(sum(${debts.leftFen}) filter (where ${debts.state} = ${state}), 0)`
  const [row] = await db
    .select({ pending: sumOf('asked'), owed: sumOf('owed') })
    .from(debts)
    .where(and(ofPerson(userId), inArray(debts.state, ['asked', 'owed'])))
  return { pending: fen(BigInt(row?.pending ?? 0)), owed: fen(BigInt(row?.owed ?? 0)) }
}

/** Whether a person's money is bound: by a debt, or by claims and amounts held that exceed this balance. */
export async function isBound(db: Db | Tx, userId: UserId): Promise<boolean> {
  const { pending, owed } = await owingOf(db, userId)
  const kept = pending + (await findHeld(db, userId))
  return owed > 0n || (kept > 0n && kept > (await balanceOf(db, { kind: 'user', ownerId: userId })))
}

/**
 * Returns how much of a balance its owner may spend: what claims ask of the person and what is held stays, and with a debt
 * all of it.
 */
export async function spendableOf(db: Db | Tx, userId: UserId): Promise<Fen> {
  const balance = await balanceOf(db, { kind: 'user', ownerId: userId })
  const { pending, owed } = await owingOf(db, userId)
  const kept = pending + (await findHeld(db, userId))
  return owed > 0n || kept > balance ? ZERO : fen(balance - kept)
}

/** When the platform last paid a claim on behalf of a member's person; null: never. */
export async function findLastDebt(db: Db, userId: UserId): Promise<Date | null> {
  const [row] = await db
    .select({ at: debts.owedAt })
    .from(debts)
    .where(and(ofPerson(userId), isNotNull(debts.owedAt), ne(debts.state, 'void')))
    .orderBy(desc(debts.owedAt))
    .limit(1)
  return row?.at ?? null
}

/** Locks the debts of all accounts of a member's person, oldest first. In the lock order, debts come before accounts. */
export const lockDebts = (tx: Tx, userId: UserId): Promise<Debt[]> =>
  tx
    .select()
    .from(debts)
    .where(and(ofPerson(userId), eq(debts.state, 'owed')))
    .orderBy(asc(debts.id))
    .for('update')

/** Returns the remaining amounts of the debts with these references. */
export async function findDebts(db: Db | Tx, refs: readonly string[]): Promise<Map<string, Debt>> {
  if (refs.length === 0) return new Map()
  const rows = await db
    .select()
    .from(debts)
    .where(inArray(debts.ref, [...refs]))
  return new Map(rows.map((debt) => [debt.ref, debt]))
}
