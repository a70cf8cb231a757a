import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../db/client'
import { goods } from '../../../db/schema/catalog'

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

/** `filter` is what `where` was made of. */
export async function keptCount(
  db: Db,
  filter: readonly unknown[],
  where: SQL | undefined,
  cap = COUNT_CAP,
): Promise<number> {
  const count = countOf(db, filter)
  const known = count.known()
  if (known !== undefined) return known
  const one = db.select({ one: sql`1`.as('one') }).from(goods)
  const found = await db.$count(
    one
      .where(where)
      .limit(cap + 1)
      .as('found'),
  )
  count.keep(found)
  return found
}
