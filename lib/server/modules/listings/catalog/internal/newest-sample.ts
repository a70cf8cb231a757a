import { and, desc, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type Attrs, attrsText, readRange } from '@/lib/shared/goods/attrs'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { searchable } from '@/lib/shared/normalize/searchable'
import type { Db } from '../../../../db/client'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'

interface Item {
  facts: Record<string, string>
  text: string
}
interface Sample {
  items: Item[]
  /** Results by filter. */
  results: LRUCache<string, boolean>
}

/** The newest goods of a game serve as a sample of all, for ten minutes. */
const SAMPLE = 400
const KEEP_MS = 600_000
/**
 * If at least one in a hundred matches, walking along the list order fills a page faster than collecting and sorting
 * the matches.
 */
const COMMON = 0.01
const samples = new WeakMap<Db, LRUCache<string, Promise<Sample>>>()

/**
 * Returns whether many accounts of the game match these facts together. Postgres assumes that facts are independent of
 * each other and of the game, and its estimate can be off by a factor of a hundred.
 */
export function areCommonFacts(db: Db, gameId: number, attrs: Attrs): Promise<boolean> {
  const tests = [...attrs].map(([key, values]) => ({ key, bears: testOf(values) }))
  return isCommon(db, { gt: ACCOUNT, gid: gameId }, `facts ${attrsText(attrs)}`, ({ facts }) =>
    tests.every(({ key, bears }) => bears(facts[key])),
  )
}

/** Returns whether the texts of many goods of the type, and of the game if one is given, contain all these words. */
export const areCommonWords = (db: Db, shelf: { gt: number; gid?: number }, words: readonly string[]) =>
  isCommon(db, shelf, `words ${words.join(' ')}`, ({ text }) => words.every((word) => text.includes(word)))

async function isCommon(
  db: Db,
  shelf: { gt: number; gid?: number },
  filterKey: string,
  matches: (item: Item) => boolean,
): Promise<boolean> {
  const { items, results } = await sampleOf(db, shelf)
  const known = results.get(filterKey)
  if (known !== undefined) return known
  const is = items.filter(matches).length >= Math.max(1, items.length * COMMON)
  results.set(filterKey, is)
  return is
}

function testOf(values: readonly string[]): (fact: string | undefined) => boolean {
  const range = readRange(values[0])
  if (!range) return (fact) => fact !== undefined && values.includes(fact)
  const { low = 0, high = Number.MAX_SAFE_INTEGER } = range
  return (fact) => Number(fact) >= low && Number(fact) <= high
}

function sampleOf(db: Db, { gt, gid }: { gt: number; gid?: number }): Promise<Sample> {
  const cache = samples.get(db) ?? new LRUCache({ max: 200, ttl: KEEP_MS })
  samples.set(db, cache)
  const key = `${gt}/${gid ?? ''}`
  const known = cache.get(key)
  if (known) return known
  const { facts, title, smallTitleName, areaName, serverName } = goods
  const read = db
    .select({ facts, title, smallTitleName, areaName, serverName })
    .from(goods)
    .where(and(onShelf, gid ? eq(goods.gameId, gid) : undefined, eq(goods.goodsTypeId, gt)))
    .orderBy(desc(goods.rankedAt), desc(goods.id))
    .limit(SAMPLE)
    .then((rows) => ({
      items: rows.map((row) => ({
        facts: row.facts,
        text: searchable(`${row.title} ${row.smallTitleName} ${row.areaName} ${row.serverName}`),
      })),
      results: new LRUCache<string, boolean>({ max: 1_000 }),
    }))
  cache.set(key, read)
  read.catch(() => cache.delete(key))
  return read
}
