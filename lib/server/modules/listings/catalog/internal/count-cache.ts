import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'

/** Counting stops here; above it a list shows "more". */
export const COUNT_CAP = 2000
/** Lower cap for lists filtered by facts or a keyword: users narrow the filter further rather than read an eleventh page. */
export const WALK_CAP = 200
/**
 * Counts per filter are cached for seconds: counting up to the cap costs more than the page itself, and a count next to
 * a list may be that old. The lists themselves are never cached here.
 */
const KEEP_MS = 20_000
const counts = new WeakMap<Db, LRUCache<string, number>>()

/** Returns the cache entry of one count; `filter` identifies the list's query. */
export function countOf(db: Db, filter: readonly unknown[]) {
  const key = JSON.stringify(filter, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  const cache = counts.get(db) ?? new LRUCache<string, number>({ max: 5_000, ttl: KEEP_MS })
  counts.set(db, cache)
  return { known: () => cache.get(key), keep: (found: number) => void cache.set(key, found) }
}

/** Returns the cached count of `filter`, or calls `count`, which returns at most `cap` + 1. */
export async function cachedCount(db: Db, filter: readonly unknown[], count: () => Promise<number>): Promise<number> {
  const place = countOf(db, filter)
  const known = place.known()
  if (known !== undefined) return known
  const found = await count()
  place.keep(found)
  return found
}

/** Counts the rows that match `where`, up to `cap` + 1. */
export function countUpTo(db: Db, where: SQL | undefined, cap = COUNT_CAP): Promise<number> {
  const one = db.select({ one: sql`1`.as('one') }).from(goods)
  const found = one.where(where).limit(cap + 1)
  return db.$count(found.as('found'))
}
