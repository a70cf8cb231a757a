import { LRUCache } from 'lru-cache'
import type { Db } from '../../../db/client'

/**
 * How many goods a filter finds, kept for seconds: counting up to the cap costs more than the page itself, and a figure
 * beside a list may be that old. Lists themselves are never kept here.
 */
const KEEP_MS = 5_000
const counts = new WeakMap<Db, LRUCache<string, number>>()

export async function keptCount(db: Db, filter: readonly unknown[], count: () => Promise<number>): Promise<number> {
  const key = JSON.stringify(filter, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  let kept = counts.get(db)
  if (!kept) {
    kept = new LRUCache({ max: 5_000, ttl: KEEP_MS })
    counts.set(db, kept)
  }
  const known = kept.get(key)
  if (known !== undefined) return known
  const found = await count()
  kept.set(key, found)
  return found
}
