import { sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { tiedAccounts } from './queries-untied'

/** Returns all accounts tied to this one, itself included. */
export async function findTiedIds(db: Db, userId: UserId): Promise<Set<UserId>> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from ${tiedAccounts(userId)} as tied (id)`)
  return new Set(rows.map(({ id }) => Number(id) as UserId))
}
