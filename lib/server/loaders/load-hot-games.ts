import { serverApi } from './server-api'

interface HotGameRow {
  id: number
  name: string
  goodsTypeAndNameMap: string
}

/** The recommended games of a host, hottest first; none when the API cannot be reached, because a frame must not break a page. */
export async function loadHotGames(host: string): Promise<HotGameRow[]> {
  try {
    const { gameList } = await serverApi(host, 'GET /comm/gameList', { rec: '1' })
    return gameList.map(({ id, name, goodsTypeAndNameMap }) => ({ id, name, goodsTypeAndNameMap }))
  } catch {
    return []
  }
}
