import { asc, eq, inArray } from 'drizzle-orm'
import type { Game, GameFilter } from '@/lib/contract/entities/goods'
import { gameAreas, gameServers } from '../../db/schema/catalog'
import type { Ctx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { allGames } from './internal/game-cache'
import { type GameRow, presentGame } from './present'

interface GameListInput {
  rec?: boolean
  initial?: string
  type?: number
}

/** The distributor's recommended games come first and count as hot, then the platform's hot ones by rank, then the others. */
export async function listGames(ctx: Ctx, input: GameListInput): Promise<Game[]> {
  const games = [...(await allGames(ctx.db)).values()]
  const { gameIds, recommended } = ctx.dist
  const hotOf = (game: GameRow): number | null => {
    const place = recommended.indexOf(game.id)
    if (place >= 0) return place + 1
    return game.hotRank === null ? null : recommended.length + game.hotRank
  }
  return games
    .map((game) => ({ game, hot: hotOf(game) }))
    .filter(
      ({ game, hot }) =>
        (!gameIds || gameIds.includes(game.id)) &&
        (!input.rec || hot !== null) &&
        (!input.initial || game.initial === input.initial) &&
        (!input.type || game.gameType === input.type),
    )
    .sort((a, b) => (a.hot ?? Number.MAX_SAFE_INTEGER) - (b.hot ?? Number.MAX_SAFE_INTEGER) || a.game.id - b.game.id)
    .map(({ game, hot }) => presentGame(game, hot))
}

export async function findGame(ctx: Ctx, gameId: number): Promise<GameRow> {
  const game = (await allGames(ctx.db)).get(gameId)
  if (!game) throw refuse('NOT_FOUND', '游戏不存在')
  return game
}

export const isGame = async (ctx: Ctx, gameId: number): Promise<boolean> => (await allGames(ctx.db)).has(gameId)

export async function loadGameFilter(ctx: Ctx, gameId: number): Promise<GameFilter> {
  const game = await findGame(ctx, gameId)
  const areas = await ctx.db.select().from(gameAreas).where(eq(gameAreas.gameId, gameId)).orderBy(asc(gameAreas.id))
  const servers =
    areas.length === 0
      ? []
      : await ctx.db
          .select()
          .from(gameServers)
          .where(
            inArray(
              gameServers.areaId,
              areas.map((a) => a.id),
            ),
          )
          .orderBy(asc(gameServers.id))
  return {
    gameId,
    areas: areas.map((a) => ({
      specialId: a.id,
      specialName: a.name,
      fieldId: 'area_server',
      secondOptions: servers
        .filter((s) => s.areaId === a.id)
        .map((s) => ({ twoSpecialId: s.id, twoSpecialName: s.name })),
    })),
    fields: game.fields.map((f) => ({ key: f.key, label: f.label, options: f.options ?? [], unit: f.unit ?? '' })),
  }
}

/** Names of an area and a server that belong together and to the game. Refuses INVALID_INPUT. */
export async function resolvePlace(
  ctx: Ctx,
  input: { gameId: number; areaId?: number; serverId?: number },
): Promise<{ areaId: number; serverId: number; areaName: string; serverName: string }> {
  const none = { areaId: 0, serverId: 0, areaName: '', serverName: '' }
  if (!input.areaId) return none
  const filter = await loadGameFilter(ctx, input.gameId)
  const area = filter.areas.find((a) => a.specialId === input.areaId)
  if (!area) throw refuse('INVALID_INPUT', '请选择正确的游戏大区')
  if (!input.serverId) return { ...none, areaId: area.specialId, areaName: area.specialName }
  const server = area.secondOptions.find((s) => s.twoSpecialId === input.serverId)
  if (!server) throw refuse('INVALID_INPUT', '请选择正确的服务器')
  return {
    areaId: area.specialId,
    areaName: area.specialName,
    serverId: server.twoSpecialId,
    serverName: server.twoSpecialName,
  }
}
