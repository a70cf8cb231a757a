import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../../db/client'
import { prepared } from '../../../../db/prepared'
import { goods } from '../../../../db/schema/listings/catalog'
import { presentRow } from '../present'
import type { GameRow } from '../types'
import { LIST_COLUMNS } from './list-columns'

/**
 * The transaction that last wrote a row. Every change has a new one, so a cached row with the same version is up to
 * date.
 */
export const VERSION = sql<string>`${goods}.xmin`

/** The item at a position of a list, and the version of its row. */
export interface Picked {
  id: number
  version: string
}

export interface ShelfItem {
  sellerId: UserId
  shown: GoodsRow
}

type Games = ReadonlyMap<number, GameRow>
/** Cached items by game snapshot; a new snapshot, within a minute, starts an empty cache. */
const caches = new WeakMap<Games, LRUCache<number, { version: string; items: ShelfItem[] }>>()
const MOST = 10_000

/**
 * Returns the picked items in order, without those of games that are switched off. Reading, decoding and formatting
 * twenty items costs more than picking them. An item written after it was picked is returned in its current state.
 */
export async function shelfItems(db: Db, games: Games, picked: readonly Picked[]): Promise<ShelfItem[]> {
  const items = caches.get(games) ?? new LRUCache({ max: MOST })
  caches.set(games, items)
  const found = new Map<number, ShelfItem[]>()
  for (const { id, version } of picked) {
    const one = items.get(id)
    if (one?.version === version) found.set(id, one.items)
  }
  const missing = picked.filter(({ id }) => !found.has(id))
  if (missing.length > 0)
    for (const row of await readRows(db, { ids: missing.map(({ id }) => id) })) {
      const shaped = presentRow(row, games).map((shown) => ({ sellerId: row.sellerId, shown }))
      items.set(row.id, { version: row.version, items: shaped })
      found.set(row.id, shaped)
    }
  return picked.flatMap(({ id }) => found.get(id) ?? [])
}

const readRows = prepared(['ids'], (db, { ids }) =>
  db
    .select({ ...LIST_COLUMNS, version: VERSION })
    .from(goods)
    .where(sql`${goods.id} = any(${ids}::bigint[])`),
)
