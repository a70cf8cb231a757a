import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { findServiceIds } from './queries-service'

/** New or removed staff take effect after this time. */
const KEEP_MS = 10_000
const cache = new WeakMap<Db, Map<number | null, { readAt: number; ids: UserId[] }>>()

/**
 * Returns a random customer service member for a new deal of a distributor, or for one of the
 * platform itself (`distId` null); null if there is none yet. Do not call it
 * inside a transaction.
 */
export async function assignService(db: Db, distId: number | null): Promise<UserId | null> {
  const known = cache.get(db)?.get(distId)
  const ids = known && performance.now() - known.readAt < KEEP_MS ? known.ids : await readIds(db, distId)
  return ids[Math.floor(Math.random() * ids.length)] ?? null
}

async function readIds(db: Db, distId: number | null): Promise<UserId[]> {
  const ids = await findServiceIds(db, distId)
  if (ids.length === 0) return ids // an empty result is not cached, so that the first member is found at once
  const hosts = cache.get(db) ?? new Map()
  cache.set(db, hosts.set(distId, { readAt: performance.now(), ids }))
  return ids
}
