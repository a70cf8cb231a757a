import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { personKey } from '../../people/identity/queries-person'

/** Returns a key for the people behind two accounts, the same for all their accounts and in any order. */
export async function pairOf(tx: Tx, one: UserId, other: UserId): Promise<string> {
  const { rows } = await tx.execute<{ one: string; other: string }>(
    sql`select ${personKey(one)} as one, ${personKey(other)} as other`,
  )
  const { one: first = String(one), other: second = String(other) } = rows[0] ?? {}
  return [first, second].toSorted().join(' ')
}
