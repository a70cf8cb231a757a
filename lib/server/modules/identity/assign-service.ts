import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../db/client'
import { users } from '../../db/schema/identity'
import type { Services } from '../../runtime/context'

/** New or dismissed staff are noticed after this long. */
const KEEP_MS = 10_000
const kept = new WeakMap<Db, { readAt: number; ids: number[] }>()

/** A customer-service member for a new deal; spread by chance. null when the platform has none yet. Not inside a transaction. */
export async function assignService({ db }: Pick<Services, 'db'>): Promise<UserId | null> {
  const known = kept.get(db)
  const ids = known && performance.now() - known.readAt < KEEP_MS ? known.ids : await readIds(db)
  return (ids[Math.floor(Math.random() * ids.length)] as UserId | undefined) ?? null
}

async function readIds(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'service'), eq(users.banned, false)))
  const ids = rows.map((row) => row.id)
  if (ids.length > 0) kept.set(db, { readAt: performance.now(), ids }) // the first member is seen at once
  return ids
}
