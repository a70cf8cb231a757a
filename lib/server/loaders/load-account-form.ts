import type { Game, GameFilter } from '@/lib/contract/entities/goods'
import { serverApi } from './server-api'

/** Games of a host, the chosen one (the hottest if the address names none it shows) and its fields. */
export async function loadAccountForm(
  host: string,
  gid: string | undefined,
): Promise<{ games: Game[]; chosen?: Game; filter?: GameFilter }> {
  const { gameList } = await serverApi(host, 'GET /comm/gameList', {})
  const chosen = gameList.find((game) => String(game.id) === gid) ?? gameList[0]
  if (!chosen) return { games: gameList }
  return {
    games: gameList,
    chosen,
    filter: await serverApi(host, 'GET /comm/gamefilter', { gameId: String(chosen.id) }),
  }
}
