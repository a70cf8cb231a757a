'use client'

import { askFilter, askGames } from '@/lib/client/game-data'
import { lazyCall } from '@/lib/client/lazy-call'
import { namedGame } from '@/lib/shared/goods/game-names'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { isGoodsSn } from '@/lib/shared/ids'
import { normalCode } from '@/lib/shared/normalize/code'
import type { Area, PickedGame, Selection } from './selection'

/** Data of the search header; loaded on first use, outside the first-load budget. */
export const loadGames = askGames
export const loadAreas = async (gameId: number): Promise<Area[]> => (await askFilter(gameId)).areas

export const findGame = async (gameId: number): Promise<PickedGame | undefined> =>
  (await loadGames()).find(({ id }) => id === gameId)

/** Game and goods type of a typed goods number; null if it is none. Rejects if the number is unknown. */
export async function findByNumber(typed: string): Promise<{ selection: Selection; goodsSn: string } | null> {
  const goodsSn = normalCode(typed)
  if (!isGoodsSn(goodsSn)) return null
  const { gameId, goodsTypeId } = await lazyCall('GET /goods/findDiscount', { goodsSn }, { progress: true })
  const type = { id: goodsTypeId, name: goodsType(goodsTypeId).name }
  return { selection: { game: await findGame(gameId), type }, goodsSn }
}

/** The game that a text names at its beginning, and the rest of the text. */
export const findNamed = async (typed: string): Promise<{ game: PickedGame; rest: string } | undefined> =>
  typed === '' ? undefined : namedGame(typed, await loadGames(), { others: true })

/** The game whose name a text resembles. */
export const findNear = async (typed: string): Promise<PickedGame | undefined> =>
  (await lazyCall('GET /comm/suggest', { text: typed.slice(0, 30) })).games[0]

export async function findPlace(
  gameId: number,
  areaId: number,
  serverId: number,
): Promise<Pick<Selection, 'area' | 'server'>> {
  const area = (await loadAreas(gameId)).find(({ specialId }) => specialId === areaId)
  const server = area?.secondOptions.find(({ twoSpecialId }) => twoSpecialId === serverId)
  return {
    area: area && { id: area.specialId, name: area.specialName },
    server: server && { id: server.twoSpecialId, name: server.twoSpecialName },
  }
}
