import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { oneDevice } from '../../people/identity/queries-invites'
import { accountsOfPerson } from '../../people/identity/queries-person'
import { oneTeam } from '../../people/teams/queries'
import { onePayee } from '../payouts/queries-payees'

/**
 * Why two accounts count as one: the same identity card, a browser that both logged in with, a payee to which both were
 * paid, or one works in the team of the other; the last three also through another account of either person.
 */
export type Tie = 'person' | 'device' | 'payee' | 'team'

type Account = UserId | Placeholder | Column

/**
 * Returns the strongest tie of two accounts, null if there is none or one of them is null; for statements of other
 * modules.
 */
export function tieOf(one: Account, other: Account): SQL {
  const [ones, theirs] = [accountsOfPerson(one), accountsOfPerson(other)]
  return sql`(case
    when ${other}::bigint in ${ones} then 'person'
    when ${onePayee(ones, theirs)} then 'payee'
    when ${oneTeam(ones, theirs)} then 'team'
    when ${oneDevice(ones, theirs)} then 'device'
  end)`
}

/** Returns the tie of two accounts; null if there is none. */
export async function findTie(db: Db | Tx, one: UserId, other: UserId): Promise<Tie | null> {
  const { rows } = await db.execute<{ tie: Tie | null }>(sql`select ${tieOf(one, other)} as tie`)
  return rows[0]?.tie ?? null
}
