'use client'

import { lazyCall } from '@/lib/client/lazy-call'
import type { Game } from '@/lib/contract/entities/goods'
import type { Area } from './selection'

let games: Promise<Game[]> | undefined
const areas = new Map<number, Promise<Area[]>>()

async function askGames(): Promise<Game[]> {
  const { gameList } = await lazyCall('GET /comm/gameList', {}, { progress: true })
  return gameList
}

async function askAreas(gameId: number): Promise<Area[]> {
  const filter = await lazyCall('GET /comm/gamefilter', { gameId: String(gameId) }, { progress: true })
  return filter.areas
}

/** All games of this distributor, asked once per page. */
export function loadGames(): Promise<Game[]> {
  if (games) return games
  const asked = askGames()
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
  const asked = askAreas(gameId)
  areas.set(gameId, asked)
  asked.catch(() => areas.delete(gameId))
  return asked
}
