import type { Game, GameFilter } from '@/lib/contract/entities/goods'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { goodsTypesOf } from '@/lib/shared/goods/goods-types'
import { cutText } from '@/lib/shared/text/cut-text'
import { ServerApiError, serverApi } from './server-api'

type WaresInput = InputOf<ApiContract['GET /goods/getGoodsList']>
/** `more`: there are more than `total`. */
interface TypeCount {
  id: number
  name: string
  total: number
  more: boolean
}

/** The list, and for a chosen game its filters and the number of goods of each of its types. */
export async function loadWares(host: string, input: WaresInput) {
  const [found, { gameList }, filter, zones, figures] = await Promise.all([
    serverApi(host, 'GET /goods/getGoodsList', input),
    serverApi(host, 'GET /comm/gameList', {}),
    input.gid ? loadFilter(host, input.gid) : undefined,
    input.gid ? loadZones(host, input.gid) : [],
    // optional for a list
    serverApi(host, 'GET /goods/shelfFigures', { gid: input.gid, gt: input.gt }).catch(() => null),
  ])
  const game = gameList.find((one) => String(one.id) === input.gid)
  return { found, games: gameList, game, filter, zones, figures, types: game ? await countTypes(host, game) : [] }
}

/**
 * For a keyword that finds nothing: games and names that are spelled or sound like it, and the list of the first of
 * them. `corrected` is undefined without such a name, or if it finds nothing either.
 */
export async function loadNear(host: string, input: WaresInput) {
  const near = input.keyWord ? await loadNearNames(host, input.keyWord, input.gid) : []
  const [best] = near
  if (!best) return { near }
  const instead = best.isGame ? listOfGame(input, best.gameId) : { ...input, keyWord: best.text }
  const loaded = await loadWares(host, instead)
  const { gid, keyWord } = instead
  return { near, corrected: loaded.found.total > 0 ? { name: best.text, gid, keyWord, loaded } : undefined }
}

/** Areas, zones and facts belong to another game. */
const listOfGame = (input: WaresInput, gameId: number): WaresInput => ({
  ...input,
  gid: String(gameId),
  keyWord: undefined,
  areaId: undefined,
  serverId: undefined,
  crossId: undefined,
  attrs: undefined,
})

/** Names like a keyword, such as the right spelling; within a game its names come first. None on failure. */
const loadNearNames = (host: string, text: string, gid: string | undefined) =>
  serverApi(host, 'GET /comm/suggest', { text: cutText(text, 30), gid }).then(
    ({ games, list }) => {
      const named = games.map(({ id, name }) => ({ text: name, gameId: id, gameName: name, isGame: true }))
      const words = list.filter((one) => one.text !== text).map((word) => ({ ...word, isGame: false }))
      return gid ? [...words, ...named] : [...named, ...words]
    },
    () => [],
  )

/** False for a game that this site does not have. */
export async function isGameShown(host: string, gameId: string): Promise<boolean> {
  const { gameList } = await serverApi(host, 'GET /comm/gameList', {})
  return gameList.some(({ id }) => String(id) === gameId)
}

async function loadFilter(host: string, gameId: string): Promise<GameFilter | undefined> {
  try {
    return await serverApi(host, 'GET /comm/gamefilter', { gameId })
  } catch (error) {
    if (error instanceof ServerApiError) return undefined
    throw error
  }
}

/** Cross-server zones of a game. Most games have none, and a list works without them. */
const loadZones = (host: string, gameId: string): Promise<{ id: number; name: string }[]> =>
  serverApi(host, 'GET /comm/crossList', { gameId }).then(
    ({ crossList }) => crossList.map(({ crossId: id, crossName: name }) => ({ id, name })),
    () => [],
  )

async function countTypes(host: string, game: Game): Promise<TypeCount[]> {
  const { list } = await serverApi(host, 'GET /goods/typeCounts', { gid: String(game.id) })
  const counts = new Map(list.map((one) => [one.goodsTypeId, one]))
  return goodsTypesOf(game.goodsTypeAndNameMap).map(({ id, name }) => {
    const { total = 0, more = false } = counts.get(id) ?? {}
    return { id, name, total, more }
  })
}

/** Page address of a goods number, or undefined: the text may just as well be a search word. */
export async function loadGoodsAddress(
  host: string,
  goodsSn: string,
): Promise<{ goodsSn: string; gameId: number; goodsTypeId: number } | undefined> {
  return serverApi(host, 'GET /goods/findDiscount', { goodsSn }).catch(() => undefined)
}
