'use client'

import { lazyCall } from '@/lib/client/lazy-call'
import type { Game } from '@/lib/contract/entities/goods'
import type { Area } from './selection'

let games: Promise<Game[]> | undefined
const areas = new Map<number, Promise<Area[]>>()

/** All games of this distributor, asked once per page. */
export function loadGames(): Promise<Game[]> {
  if (games) return games
  const asked = lazyCall('GET /comm/gameList', {}, { notMsg: true }).then((data) => data.gameList)
  asked.catch(() => {
    games = undefined
  })
  games = asked
  return asked
}

/** Areas and servers of a game, asked once per page. */
export function loadAreas(gameId: number): Promise<Area[]> {
  const known = areas.get(gameId)
  if (known) return known
  const asked = lazyCall('GET /comm/gamefilter', { gameId: String(gameId) }, { notMsg: true }).then((data) => data.areas)
  areas.set(gameId, asked)
  asked.catch(() => areas.delete(gameId))
  return asked
}
