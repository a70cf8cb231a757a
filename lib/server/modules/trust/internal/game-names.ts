import type { Ctx } from '../../../runtime/context'
import { listGames } from '../../catalog/queries-games'

/** Names by id of the games this host shows. */
export const gameNames = async (ctx: Ctx): Promise<Map<number, string>> =>
  new Map((await listGames(ctx, {})).map((game) => [game.id, game.name]))
