import { LRUCache } from 'lru-cache'
import type { Db } from './client'

/**
 * Caches an expensive result for `ms` milliseconds, per process; a number shown next to a list may be that old. `make`
 * runs once for all concurrent callers; when it fails, the next caller tries again.
 */
export function cachedFor<T extends object>(ms: number) {
  const caches = new WeakMap<Db, LRUCache<string, Promise<T>>>()
  return (db: Db, key: string, make: () => Promise<T>): Promise<T> => {
    const known = caches.get(db) ?? new LRUCache<string, Promise<T>>({ max: 10_000, ttl: ms })
    caches.set(db, known)
    const found = known.get(key)
    if (found) return found
    const made = make()
    known.set(key, made)
    made.catch(() => known.delete(key))
    return made
  }
}
