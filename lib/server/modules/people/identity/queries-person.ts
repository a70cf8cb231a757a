import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client'
import { users } from '../../../db/schema/identity'

const { id, idCardHash, banned, frozenAt } = users

/** Ids of every account of the person behind one: those verified with the same id card. A subquery for other modules' statements. */
export const accountsOfPerson = (userId: number | Placeholder | Column): SQL => sql`(
  select ${userId}::bigint
  union select p.id from ${users} u join ${users} p on p.id_card_hash = u.id_card_hash where u.id = ${userId}
)`

/**
 * A condition that locks a person till the transaction ends and is always true: one lock, also when several accounts are one
 * person. It is taken before the statement locks a row, and what is counted of the person is exact from the next one on.
 */
export const lockPerson = (userId: number | Placeholder): SQL =>
  sql`(select pg_advisory_xact_lock(hashtextextended('person ' || coalesce(${idCardHash}, ${id}::text), 0))::text = '' from ${users} where ${id} = ${userId})`

/** What all accounts of a person have in common: the hash of the id card, before it is verified the account's own number. */
export const personKey = (userId: number): SQL =>
  sql`(select coalesce(${idCardHash}, ${id}::text) from ${users} where ${id} = ${userId})`

/** The same, to count by: what a person may do in a day is one number for all its accounts. */
export async function findPersonKey(db: Db, userId: number): Promise<string> {
  const { rows } = await db.execute<{ key: string }>(sql`select ${personKey(userId)} as key`)
  return rows[0]?.key ?? `${userId}`
}

/** Whether an account is frozen, by the platform or by its member, for other modules' statements. */
export const isShutSql = (userId: Placeholder): SQL =>
  sql`(select ${banned} or ${frozenAt} is not null from ${users} where ${id} = ${userId})`

/** Locks a person till the transaction ends, where no other statement can. */
export async function holdPerson(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select ${lockPerson(userId)}`)
}

/** Whether two accounts are one person's: the same one, or verified with the same id card. */
export async function isSamePerson(db: Db, one: number, other: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${accountsOfPerson(one)} as own (id) where own.id = ${other}`)
  return rows.length > 0
}
