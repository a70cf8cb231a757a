import { asc } from 'drizzle-orm'
import { type Db, primaryOf } from '../../../../db/client'
import { games } from '../../../../db/schema/listings/catalog'
import type { GameRow } from '../types'

type Games = Map<number, GameRow>

/** Games change rarely and every list needs their names: read once a minute per process, or after a change. */
const TTL_MS = 60_000
let cached: { db: Db; at: number; every: Promise<Games>; open: Promise<Games> } | undefined

function cachedGames(of: Db) {
  const db = primaryOf(of)
  if (!cached || cached.db !== db || Date.now() - cached.at > TTL_MS) {
    const every = db
      .select()
      .from(games)
      .orderBy(asc(games.hotRank), asc(games.id))
      .then((list) => new Map(list.map((g) => [g.id, g])))
    const open = every.then((all) => new Map([...all].filter(([, game]) => game.active)))
    cached = { db, at: Date.now(), every, open }
    open.catch(() => {
      cached = undefined
    })
  }
  return cached
}

/** Returns games that are open for trade. */
export const allGames = (db: Db): Promise<Games> => cachedGames(db).open

/** Also includes games that are switched off, whose orders continue. */
export const everyGame = (db: Db): Promise<Games> => cachedGames(db).every

/** Returns ids of the games that are switched off. */
export const closedGames = async (db: Db): Promise<number[]> =>
  [...(await everyGame(db)).values()].filter(({ active }) => !active).map(({ id }) => id)

/** Drops the cache; the next call queries the database. */
export function dropGames(): void {
  cached = undefined
}
