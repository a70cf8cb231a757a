import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { findServiceIds } from './queries-service'

/** New or dismissed staff are noticed after this long. */
const KEEP_MS = 10_000
const kept = new WeakMap<Db, Map<number, { readAt: number; ids: UserId[] }>>()

/** A customer-service member for a new deal of a distributor; spread by chance. null when there is none yet. Not inside a transaction. */
export async function assignService(db: Db, distId: number): Promise<UserId | null> {
  const known = kept.get(db)?.get(distId)
  const ids = known && performance.now() - known.readAt < KEEP_MS ? known.ids : await readIds(db, distId)
  return ids[Math.floor(Math.random() * ids.length)] ?? null
}

async function readIds(db: Db, distId: number): Promise<UserId[]> {
  const ids = await findServiceIds(db, distId)
  if (ids.length === 0) return ids // the first member is seen at once
  const hosts = kept.get(db) ?? new Map()
  kept.set(db, hosts.set(distId, { readAt: performance.now(), ids }))
  return ids
}
