import { and, desc, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type Attrs, attrsText, readRange } from '@/lib/shared/goods/attrs'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { Db } from '../../../../db/client'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'

type Facts = Record<string, string>
interface Sample {
  accounts: Facts[]
  /** Results by filter. */
  results: LRUCache<string, boolean>
}

/** The newest accounts of a game serve as a sample of all, for ten minutes. */
const SAMPLE = 400
const KEEP_MS = 600_000
/**
 * If at least one in a hundred matches, walking along the list order fills a page faster than collecting and sorting
 * the matches.
 */
const COMMON = 0.01
const samples = new WeakMap<Db, LRUCache<number, Promise<Sample>>>()

/**
 * Returns whether many accounts of the game match these facts together. Postgres assumes that facts are independent of
 * each other and of the game, and its estimate can be off by a factor of a hundred.
 */
export async function areCommon(db: Db, gameId: number, attrs: Attrs): Promise<boolean> {
  const { accounts, results } = await sampleOf(db, gameId)
  const filterKey = attrsText(attrs)
  const known = results.get(filterKey)
  if (known !== undefined) return known
  const tests = [...attrs].map(([key, values]) => ({ key, bears: testOf(values) }))
  const hits = accounts.filter((facts) => tests.every(({ key, bears }) => bears(facts[key])))
  const are = hits.length >= accounts.length * COMMON
  results.set(filterKey, are)
  return are
}

function testOf(values: readonly string[]): (fact: string | undefined) => boolean {
  const range = readRange(values[0])
  if (!range) return (fact) => fact !== undefined && values.includes(fact)
  const { low = 0, high = Number.MAX_SAFE_INTEGER } = range
  return (fact) => Number(fact) >= low && Number(fact) <= high
}

function sampleOf(db: Db, gameId: number): Promise<Sample> {
  const cache = samples.get(db) ?? new LRUCache({ max: 200, ttl: KEEP_MS })
  samples.set(db, cache)
  const known = cache.get(gameId)
  if (known) return known
  const read = db
    .select({ facts: goods.facts })
    .from(goods)
    .where(and(onShelf, eq(goods.gameId, gameId), eq(goods.goodsTypeId, ACCOUNT)))
    .orderBy(desc(goods.rankedAt), desc(goods.id))
    .limit(SAMPLE)
    .then((rows) => ({
      accounts: rows.map(({ facts }) => facts),
      results: new LRUCache<string, boolean>({ max: 1_000 }),
    }))
  cache.set(gameId, read)
  read.catch(() => cache.delete(gameId))
  return read
}
