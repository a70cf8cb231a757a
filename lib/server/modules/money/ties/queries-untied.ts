import { type Column, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { deviceMates } from '../../people/identity/queries-invites'
import { accountsOfPeople, accountsOfPerson } from '../../people/identity/queries-person'
import { payeeMates } from '../payouts/queries-payees'

/** Subquery: ids of all accounts that `findTie` ties to this one; for lists, where it is evaluated once. */
function tiedAccounts(userId: UserId): SQL {
  const own = accountsOfPerson(userId)
  return accountsOfPeople(sql`select * from ${own} as own union ${deviceMates(own)} union ${payeeMates(own)}`)
}

/** A condition: the account of a column is not tied to this one, or the column is null. */
export const isUntied = (userId: UserId, column: Column): SQL =>
  sql`(${column} is null or ${column} not in ${tiedAccounts(userId)})`

/** The same for all accounts of an array column. */
export const areUntied = (userId: UserId, ids: Column): SQL => sql`not (${ids} && array${tiedAccounts(userId)})`
