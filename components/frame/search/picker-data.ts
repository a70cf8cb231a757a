'use client'

import type { Game } from '@/lib/contract/entities/goods'
import type { Area } from './selection'

let games: Promise<Game[]> | undefined
const areas = new Map<number, Promise<Area[]>>()

/** Fetched on first use, outside the first-load budget. */
const data = () =>
  import('@/lib/client/game-data').catch(() => {
    throw Object.assign(new Error('网络超时'), { name: 'ApiError', code: -1, data: null })
  })
const askGames = async (): Promise<Game[]> => (await data()).askGames()
const askAreas = async (gameId: number): Promise<Area[]> => (await (await data()).askFilter(gameId)).areas

/** All games of this distributor, asked once a page, and kept for the next. */
export function loadGames(): Promise<Game[]> {
  if (games) return games
  const asked = askGames()
  asked.catch(() => {
    games = undefined
  })
  games = asked
  return asked
}

/** Areas and servers of a game, asked once a page, and kept for the next. */
export function loadAreas(gameId: number): Promise<Area[]> {
  const known = areas.get(gameId)
  if (known) return known
  const asked = askAreas(gameId)
  areas.set(gameId, asked)
  asked.catch(() => areas.delete(gameId))
  return asked
}
