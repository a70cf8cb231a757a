import { asc } from 'drizzle-orm'
import { type Db, primaryOf } from '../../../../db/client'
import { games } from '../../../../db/schema/listings/catalog'
import type { GameRow } from '../types'

type Games = Map<number, GameRow>

/** Games change rarely and every list needs their names: read once a minute per process, or after a change. */
const TTL_MS = 60_000
const caches = new WeakMap<Db, { at: number; every: Promise<Games>; open: Promise<Games> }>()

function cachedGames(of: Db) {
  const db = primaryOf(of)
  const known = caches.get(db)
  if (known && Date.now() - known.at <= TTL_MS) return known
  const every = db
    .select()
    .from(games)
    .orderBy(asc(games.hotRank), asc(games.id))
    .then((list) => new Map(list.map((g) => [g.id, g])))
  const open = every.then((all) => new Map([...all].filter(([, game]) => game.active)))
  const made = { at: Date.now(), every, open }
  caches.set(db, made)
  open.catch(() => caches.delete(db))
  return made
}

/** Returns games that are open for trade. */
export const allGames = (db: Db): Promise<Games> => cachedGames(db).open

/** Also includes games that are switched off, whose orders continue. */
export const everyGame = (db: Db): Promise<Games> => cachedGames(db).every

/** Returns ids of the games that are switched off. */
export const closedGames = async (db: Db): Promise<number[]> =>
  [...(await everyGame(db)).values()].filter(({ active }) => !active).map(({ id }) => id)

/** Drops the cache; the next call queries the database. */
export const dropGames = (db: Db): boolean => caches.delete(db)
