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

/** `filter` is what `where` was made of. */
export async function keptCount(
  db: Db,
  filter: readonly unknown[],
  where: SQL | undefined,
  cap = COUNT_CAP,
): Promise<number> {
  const key = JSON.stringify(filter, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  let kept = counts.get(db)
  if (!kept) {
    kept = new LRUCache({ max: 5_000, ttl: KEEP_MS })
    counts.set(db, kept)
  }
  const known = kept.get(key)
  if (known !== undefined) return known
  const one = db.select({ one: sql`1`.as('one') }).from(goods)
  const found = await db.$count(
    one
      .where(where)
      .limit(cap + 1)
      .as('found'),
  )
  kept.set(key, found)
  return found
}
