import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../db/client'
import type { Services } from '../../runtime/context'
import { findServiceIds } from './queries-service'

/** New or dismissed staff are noticed after this long. */
const KEEP_MS = 10_000
const kept = new WeakMap<Db, { readAt: number; ids: UserId[] }>()

/** A customer-service member for a new deal; spread by chance. null when the platform has none yet. Not inside a transaction. */
export async function assignService({ db }: Pick<Services, 'db'>): Promise<UserId | null> {
  const known = kept.get(db)
  const ids = known && performance.now() - known.readAt < KEEP_MS ? known.ids : await readIds(db)
  return ids[Math.floor(Math.random() * ids.length)] ?? null
}

async function readIds(db: Db): Promise<UserId[]> {
  const ids = await findServiceIds(db)
  if (ids.length > 0) kept.set(db, { readAt: performance.now(), ids }) // the first member is seen at once
  return ids
}
