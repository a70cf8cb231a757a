import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { games } from '../../../db/schema/catalog'
import type { GameRow } from '../types'

/** Games change rarely and every list needs their names: one read a minute per process. */
const TTL_MS = 60_000
let cached: { db: Db; at: number; rows: Promise<Map<number, GameRow>> } | undefined

export function allGames(db: Db): Promise<Map<number, GameRow>> {
  if (!cached || cached.db !== db || Date.now() - cached.at > TTL_MS) {
    const rows = db
      .select()
      .from(games)
      .where(eq(games.active, true))
      .orderBy(asc(games.hotRank), asc(games.id))
      .then((list) => new Map(list.map((g) => [g.id, g])))
    cached = { db, at: Date.now(), rows }
    rows.catch(() => {
      cached = undefined
    })
  }
  return cached.rows
}
