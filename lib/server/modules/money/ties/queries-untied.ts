import { and, type Column, type SQL, sql } from 'drizzle-orm'
import { HOUSE_ID, type UserId } from '@/lib/shared/ids'
import type { StaffCtx } from '../../../runtime/context'
import { deviceMates } from '../../people/identity/queries-invites'
import { accountsOfPeople, accountsOfPerson } from '../../people/identity/queries-person'
import { allServing } from '../../people/staff/queries-service'
import { teamMates } from '../../people/teams/queries'
import { payeeMates } from '../payouts/queries-payees'

/** Subquery: ids of all accounts that `findTie` ties to this one; for lists, where it is evaluated once. */
export function tiedAccounts(userId: UserId | SQL): SQL {
  const own = accountsOfPerson(userId)
  return accountsOfPeople(
    sql`select * from ${own} as own union ${deviceMates(own)} union ${payeeMates(own)} union ${teamMates(own)}`,
  )
}

/** A condition: the account of a column is not tied to this one, or the column is null. */
export const isUntied = (userId: UserId, column: Column): SQL =>
  sql`(${column} is null or ${column} not in ${tiedAccounts(userId)})`

/**
 * A condition on orders and cases with these parties: the caller is tied to none, and works for the platform if the
 * platform itself is one.
 */
export const mayWorkOn = ({ user, staff }: StaffCtx, parties: readonly Column[]): SQL | undefined =>
  and(
    ...parties.map((party) => isUntied(user.userId, party)),
    ...(staff.distId === null ? [] : parties.map((party) => sql`${party} is distinct from ${HOUSE_ID}`)),
  )

/** A condition: no account of a JSON list of ids is tied to this one; null is an empty list. */
export const areUntiedIn = (userId: UserId, ids: SQL): SQL =>
  sql`(${ids} is null or not exists (select 1 from ${listed(ids)} where l.id::int in ${tiedAccounts(userId)}))`
const listed = (ids: SQL): SQL => sql`jsonb_array_elements_text(${ids}) l (id)`

/** A condition: no account of an array column is tied to this one. */
export const areUntied = (userId: UserId, ids: Column): SQL => sql`not (${ids} && array${tiedAccounts(userId)})`

/** Query: the tied accounts of all staff, which are read once. */
const tiesOfStaff = (): SQL =>
  sql`select s.user_id, t.id from ${allServing} s (user_id) cross join lateral ${tiedAccounts(sql`s.user_id`)} t (id)`

/** The same for the accounts of a JSON list of ids; null is an empty list. */
export const isTiedToListed = (staffId: Column, ids: SQL): SQL =>
  sql`(${ids} is not null and exists (select 1 from ${listed(ids)} where (${staffId}, l.id::int) in (${tiesOfStaff()})))`

/** A condition: a staff member in a column is tied to one of these parties. */
export const isTiedToParty = (staffId: Column, parties: readonly Column[]): SQL =>
  sql`(${sql.join(
    parties.map((party) => sql`coalesce((${staffId}, ${party}) in (${tiesOfStaff()}), false)`),
    sql` or `,
  )})`
