import { serverApi } from './server-api'

/** Every game of a host with its number of goods on the shelf. */
export async function loadGames(host: string) {
  const [{ gameList }, { games }] = await Promise.all([
    serverApi(host, 'GET /comm/gameList', {}),
    serverApi(host, 'GET /goods/getAvGoodsList', {}),
  ])
  return { games: gameList, counts: games }
}
