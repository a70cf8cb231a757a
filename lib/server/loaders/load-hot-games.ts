import { serverApi } from './server-api'

/** Game data shown in the header; it is part of every page. */
interface HotGameRow {
  id: number
  name: string
}

/** Number of games whose links fit the line; the others are loaded when the picker opens. */
const MOST = 5

/**
 * The first recommended games of a host, hottest first; none if the API cannot be reached, because the page frame must
 * not break a page.
 */
export async function loadHotGames(host: string): Promise<HotGameRow[]> {
  try {
    const { gameList } = await serverApi(host, 'GET /comm/gameList', { rec: '1' })
    return gameList.slice(0, MOST).map(({ id, name }) => ({ id, name }))
  } catch {
    return []
  }
}
