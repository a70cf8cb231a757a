import { serverApi } from './server-api'

/** A page of the want-to-buy hall, and the games to choose from. */
export async function loadWanted(host: string, { gid, gt, page }: { gid?: string; gt?: string; page: number }) {
  const [found, { gameList: games }] = await Promise.all([
    serverApi(host, 'GET /goods/getWantGoodsList', { gid, gt, page: String(page) }),
    serverApi(host, 'GET /comm/gameList', {}),
  ])
  return { found, games, game: games.find(({ id }) => String(id) === gid) }
}
