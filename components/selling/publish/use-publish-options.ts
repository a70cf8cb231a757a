'use client'

import { call } from '@/lib/client/api'
import { askFilter, askGames } from '@/lib/client/game-data'
import { useLoad } from '@/lib/client/hooks/use-load'
import { goodsTypesOf } from '@/lib/shared/goods/goods-types'

/** Options of the publish form: games, the areas and fields of the selected one, and the requirements of its type. */
export function usePublishOptions({ gameId, goodsTypeId }: { gameId: string; goodsTypeId: string }) {
  const games = useLoad('games', askGames)
  const filter = useLoad(gameId, async () => (gameId ? askFilter(gameId) : null))
  const conf = useLoad(`${gameId} ${goodsTypeId}`, async () =>
    gameId && goodsTypeId ? call('GET /goods/getGoodsUpperConf', { gameId, goodsTypeId }) : null,
  )
  const game = games.data?.find((one) => String(one.id) === gameId)
  // ignores data of the previous game until the new one is loaded
  const known = filter.data && String(filter.data.gameId) === gameId ? filter.data : null
  return {
    games,
    game,
    types: game ? goodsTypesOf(game.goodsTypeAndNameMap) : [],
    areas: known?.areas ?? [],
    filter: { ...filter, data: known },
    conf,
  }
}

export type PublishOptions = ReturnType<typeof usePublishOptions>
