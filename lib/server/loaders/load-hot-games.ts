import { serverApi } from './server-api'

/** What the header shows of a game; it travels in every page. */
interface HotGameRow {
  id: number
  name: string
}

/** Those whose links fit the line; the others are one call away, for whoever opens the picker. */
const MOST = 5

/** The first recommended games of a host, hottest first; none when the API cannot be reached, because a frame must not break a page. */
export async function loadHotGames(host: string): Promise<HotGameRow[]> {
  try {
    const { gameList } = await serverApi(host, 'GET /comm/gameList', { rec: '1' })
    return gameList.slice(0, MOST).map(({ id, name }) => ({ id, name }))
  } catch {
    return []
  }
}
