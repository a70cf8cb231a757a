import { and, desc, eq } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { type Attrs, readRange } from '@/lib/shared/attrs'
import { ACCOUNT } from '@/lib/shared/goods-types'
import type { Db } from '../../../db/client'
import { goods, onShelf } from '../../../db/schema/catalog'

type Facts = Record<string, string>

/** The newest accounts of a game stand for all of them, for ten minutes. */
const SAMPLE = 400
const KEEP_MS = 600_000
/** From one in a hundred on, walking along the order of the list meets a page of them sooner than collecting and sorting them. */
const COMMON = 0.01
const samples = new WeakMap<Db, LRUCache<number, Promise<Facts[]>>>()

/**
 * Do many accounts of the game bear these facts together? Postgres takes facts for independent of each other and of the
 * game, and is wrong a hundredfold.
 */
export async function areCommon(db: Db, gameId: number, attrs: Attrs): Promise<boolean> {
  const sample = await sampleOf(db, gameId)
  const hits = sample.filter((facts) => [...attrs].every(([key, values]) => bears(facts[key], values)))
  return hits.length >= sample.length * COMMON
}

function bears(fact: string | undefined, values: readonly string[]): boolean {
  const range = readRange(values[0])
  if (!range) return fact !== undefined && values.includes(fact)
  return Number(fact) >= (range.low ?? 0) && Number(fact) <= (range.high ?? Number.MAX_SAFE_INTEGER)
}

function sampleOf(db: Db, gameId: number): Promise<Facts[]> {
  const kept = samples.get(db) ?? new LRUCache({ max: 200, ttl: KEEP_MS })
  samples.set(db, kept)
  const known = kept.get(gameId)
  if (known) return known
  const read = db
    .select({ facts: goods.facts })
    .from(goods)
    .where(and(onShelf, eq(goods.gameId, gameId), eq(goods.goodsTypeId, ACCOUNT)))
    .orderBy(desc(goods.createdAt), desc(goods.id))
    .limit(SAMPLE)
    .then((rows) => rows.map(({ facts }) => facts))
  kept.set(gameId, read)
  read.catch(() => kept.delete(gameId))
  return read
}
