import { LRUCache } from 'lru-cache'
import type { Db } from './client'

interface Options<T> {
  /** How long a value is kept, in milliseconds. */
  ms: number
  /** For ids of which `read` returns nothing. */
  absent: T
}

const MOST = 20_000

/** Caches one value per id, per process, for figures next to list rows: those not cached are read together. */
export function cachedEach<Id extends number, T extends object>({ ms, absent }: Options<T>) {
  const caches = new WeakMap<Db, LRUCache<Id, T>>()
  return async (
    db: Db,
    ids: readonly Id[],
    read: (missing: Id[]) => Promise<ReadonlyMap<number, T>>,
  ): Promise<Map<number, T>> => {
    const cache = caches.get(db) ?? new LRUCache<Id, T>({ max: MOST, ttl: ms })
    caches.set(db, cache)
    const uniqueIds = [...new Set(ids)]
    const missing = uniqueIds.filter((id) => !cache.has(id))
    if (missing.length > 0) {
      const found = await read(missing)
      for (const id of missing) cache.set(id, found.get(id) ?? absent)
    }
    return new Map(uniqueIds.map((id) => [id, cache.get(id) ?? absent]))
  }
}
