import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { goodsTypesOf } from '@/lib/shared/goods/goods-types'
import { loadScales } from './load-currency'
import { ServerApiError, serverApi } from './server-api'

type PublishConf = OutputOf<ApiContract['GET /goods/getGoodsUpperConf']>

/** Games with their goods types, fee and cover of the chosen pair (by default the first game's accounts), currency ratios. */
export async function loadTools(host: string, query: { gid: string; gt: string }) {
  const [{ gameList }, scales] = await Promise.all([serverApi(host, 'GET /comm/gameList', {}), loadScales(host)])
  const games = gameList.map(({ id, name, goodsTypeAndNameMap }) => ({
    id,
    name,
    types: goodsTypesOf(goodsTypeAndNameMap),
  }))
  const game = games.find((one) => String(one.id) === query.gid) ?? games[0]
  const type = game?.types.find((one) => String(one.id) === query.gt) ?? game?.types[0]
  const conf = game && type ? await loadConf(host, game.id, type.id) : undefined
  return { games, gid: game?.id ?? 0, gt: type?.id ?? 0, conf, scales }
}

async function loadConf(host: string, gameId: number, goodsTypeId: number): Promise<PublishConf | undefined> {
  try {
    return await serverApi(host, 'GET /goods/getGoodsUpperConf', {
      gameId: String(gameId),
      goodsTypeId: String(goodsTypeId),
    })
  } catch (error) {
    // a disabled mode has no fee
    if (error instanceof ServerApiError) return undefined
    throw error
  }
}
