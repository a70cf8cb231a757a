import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../../db/client'
import { goods } from '../../../../db/schema/catalog'

/** Counting stops here; beyond it a list says "more". */
export const COUNT_CAP = 2000
/** Who chose facts narrows the list further rather than read its eleventh page. */
export const FACTS_CAP = 200
/**
 * How many goods a filter finds, kept for seconds: counting up to the cap costs more than the page itself, and a figure
 * beside a list may be that old. Lists themselves are never kept here.
 */
const KEEP_MS = 20_000
const counts = new WeakMap<Db, LRUCache<string, number>>()

/** The place of one count; `filter` is what the list asks for. */
export function countOf(db: Db, filter: readonly unknown[]) {
  const key = JSON.stringify(filter, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  const kept = counts.get(db) ?? new LRUCache<string, number>({ max: 5_000, ttl: KEEP_MS })
  counts.set(db, kept)
  return { known: () => kept.get(key), keep: (found: number) => void kept.set(key, found) }
}

/** `filter` is what is counted; how many there are of it, up to one more than `cap`, comes from `count`. */
export async function keptCount(db: Db, filter: readonly unknown[], count: () => Promise<number>): Promise<number> {
  const place = countOf(db, filter)
  const known = place.known()
  if (known !== undefined) return known
  const found = await count()
  place.keep(found)
  return found
}

/** How many of `where` are there, up to one more than `cap`. */
export function countUpTo(db: Db, where: SQL | undefined, cap = COUNT_CAP): Promise<number> {
  const one = db.select({ one: sql`1`.as('one') }).from(goods)
  const found = one.where(where).limit(cap + 1)
  return db.$count(found.as('found'))
}
