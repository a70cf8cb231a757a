import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { users } from '../../../db/schema/people/identity'
import { isRestrictedSql } from '../limits/queries'

const { id, idCardHash, closedAt, frozenAt } = users

/**
 * Subquery for statements of other modules: ids of all accounts of a user's person, i.e. verified with the same
 * identity card.
 */
export const accountsOfPerson = (userId: UserId | Placeholder | Column | SQL): SQL => sql`(
  select ${userId}::bigint
  union select p.id from ${users} u join ${users} p on p.id_card_hash = u.id_card_hash where u.id = ${userId}
)`

/** The same for several users, given by a statement that selects their ids. */
export const accountsOfPeople = (ids: SQL): SQL => sql`(
  with listed (id) as (${ids})
  select id from listed
  union select p.id from ${users} u join ${users} p on p.id_card_hash = u.id_card_hash where u.id in (select id from listed)
)`

/**
 * A condition, always true, that locks a person until the transaction ends; one lock for all accounts of the person. It
 * is evaluated before the statement locks a row, and counts of the person are exact from the next statement on.
 */
export const lockPerson = (userId: UserId | Placeholder): SQL =>
  sql`(select pg_advisory_xact_lock(hashtextextended('person ' || coalesce(${idCardHash}, ${id}::text), 0))::text = '' from ${users} where ${id} = ${userId})`

/**
 * Returns the common key of all accounts of a person: the hash of the identity card, or the account's own id before it
 * is verified.
 */
export const personKey = (userId: UserId | Column): SQL =>
  sql`(select coalesce(${idCardHash}, ${id}::text) from ${users} where ${id} = ${userId})`

/** Whether the account in a column has no phone, as after it was erased; for statements of other modules. */
export const isNamelessSql = (userId: Column): SQL =>
  sql`(select ${users.phone} is null from ${users} where ${id} = ${userId})`

/** The same as a value, for rate limits shared by all accounts of a person. */
export async function findPersonKey(db: Db, userId: UserId): Promise<string> {
  const { rows } = await db.execute<{ key: string }>(sql`select ${personKey(userId)} as key`)
  return rows[0]?.key ?? `${userId}`
}

/** Whether an account was closed or frozen, or what guards it was changed since; for statements of other modules. */
export const isGuardChangedSql = (userId: Column, since: Column): SQL =>
  sql`exists (select from ${users} g where g.id = ${userId} and (g.guard_changed_at > ${since} or g.closed_at is not null or g.frozen_at is not null))`

/** Whether an account is closed or frozen by its member; for statements of other modules. */
export const isClosedSql = (userId: Placeholder | Column | SQL): SQL =>
  sql`(select ${closedAt} is not null or ${frozenAt} is not null from ${users} where ${id} = ${userId})`

/** Whether the account in a column can make staff calls: neither frozen nor closed nor restricted from logging in. */
export const canWorkSql = (userId: Column | SQL): SQL =>
  sql`(not ${isClosedSql(userId)} and not ${isRestrictedSql(accountsOfPerson(userId), 'login')})`

/** Locks a person until the transaction ends, where it cannot be part of another statement. */
export async function holdPerson(tx: Tx, userId: UserId): Promise<void> {
  await tx.execute(sql`select ${lockPerson(userId)}`)
}

/** Returns the ids of all accounts of a user's person. */
export async function findAccounts(db: Db | Tx, userId: UserId): Promise<UserId[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select own.id from ${accountsOfPerson(userId)} as own (id) order by 1`,
  )
  return rows.map((row) => Number(row.id) as UserId)
}

/** Returns whether two accounts belong to one person: the same account, or verified with the same identity card. */
export async function isSamePerson(db: Db, one: UserId, other: UserId): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${accountsOfPerson(one)} as own (id) where own.id = ${other}`)
  return rows.length > 0
}
