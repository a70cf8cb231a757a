import { type Column, type SQL, sql } from 'drizzle-orm'
import { accountsOfPerson } from '../../../people/identity/queries-person'

/** A condition on cases: staff get no case of their own person to work on. */
export function isOfOthers({ buyerId, sellerId }: Record<'buyerId' | 'sellerId', Column>, userId: number): SQL {
  const own = accountsOfPerson(userId)
  return sql`(${buyerId} not in ${own} and ${sellerId} not in ${own})`
}
