import { serverApi } from './server-api'

/** What the header shows of a game; it travels in every page. */
interface HotGameRow {
  id: number
  name: string
}

/** The recommended games of a host, hottest first; none when the API cannot be reached, because a frame must not break a page. */
export async function loadHotGames(host: string): Promise<HotGameRow[]> {
  try {
    const { gameList } = await serverApi(host, 'GET /comm/gameList', { rec: '1' })
    return gameList.map(({ id, name }) => ({ id, name }))
  } catch {
    return []
  }
}
