'use client'

import { call } from '@/lib/client/api'
import { askFilter, askGames } from '@/lib/client/game-data'
import { useLoad } from '@/lib/client/hooks/use-load'
import { type CoinUnit, unitOf } from '@/lib/shared/goods/coin-unit'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'

export interface CoinGame {
  gameId: number
  gameName: string
  coinName: string
  /** The usual unit for its amounts. */
  unit: CoinUnit
}

const CURRENCIES = GOODS_TYPES.filter(({ mode }) => mode === 'currency').map(({ id }) => String(id))

/** Games that trade currency, and the areas of the selected one. */
export function useCoinGames(gid: string) {
  const games = useLoad('coin games', async (): Promise<CoinGame[]> => {
    const [gameList, { list: scales }] = await Promise.all([askGames(), call('GET /dist/getScaleConf', {})])
    return gameList.flatMap(({ id: gameId, name: gameName, goodsTypeAndNameMap }) => {
      const types = JSON.parse(goodsTypeAndNameMap) as Record<string, string>
      const scale = scales.find((row) => row.gameId === gameId)
      const isTraded = CURRENCIES.some((id) => types[id])
      return isTraded
        ? [{ gameId, gameName, coinName: scale?.coinName ?? '币', unit: unitOf(scale?.medianScale ?? 10_000) }]
        : []
    })
  })
  const filter = useLoad(gid, async () => (gid ? askFilter(gid) : null))
  const isKnown = filter.data && String(filter.data.gameId) === gid
  return {
    games,
    game: games.data?.find(({ gameId }) => String(gameId) === gid),
    areas: isKnown ? (filter.data?.areas ?? []) : [],
  }
}
