import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import type { Db } from '../../../../db/client'
import { prepared } from '../../../../db/prepared'
import { goods } from '../../../../db/schema/catalog'
import { presentRow } from '../present'
import type { GameRow } from '../types'
import { LIST_COLUMNS } from './list-columns'

/** The transaction that wrote a row: every change of it has another, so what was read under it need not be read again. */
export const VERSION = sql<string>`${goods}.xmin`

/** Which item a list shows at a place, and as which transaction wrote it. */
export interface Picked {
  id: number
  version: string
}

export interface ShelfItem {
  sellerId: number
  shown: GoodsRow
}

type Games = ReadonlyMap<number, GameRow>
/** Items of games as they were read last: those that are read anew, within a minute, begin anew. */
const kept = new WeakMap<Games, LRUCache<number, { version: string; items: ShelfItem[] }>>()
const MOST = 10_000

/**
 * The items in the order picked; none for a game that is switched off. To read, decode and shape twenty of them cost more than
 * to find out which they are. One written since it was picked comes as it stands now.
 */
export async function shelfItems(db: Db, games: Games, picked: readonly Picked[]): Promise<ShelfItem[]> {
  const items = kept.get(games) ?? new LRUCache({ max: MOST })
  kept.set(games, items)
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
