import { asc, eq, inArray } from 'drizzle-orm'
import type { Game, GameFilter } from '@/lib/contract/entities/goods'
import { isInArea } from '@/lib/shared/goods/goods-needs'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { gameAreas, gameServers } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadRuleBook, type RuleBook } from '../../../core/tenancy/load-rule-book'
import { allGames, everyGame } from '../internal/game-cache'
import { isShown } from '../internal/shown-only'
import type { AreaRow, GamePlace, GameRow, ServerRow } from '../types'
import { presentFilter, presentGame } from './present-games'

interface GameListInput {
  rec?: boolean
  initial?: string
  type?: number
}

/**
 * Lists games: the distributor's recommended games come first and count as hot, then the platform's hot games by rank,
 * then the rest.
 */
export async function listGames(ctx: Ctx, input: GameListInput): Promise<Game[]> {
  const [games, rulesOf] = await Promise.all([shownGames(ctx), loadRuleBook(ctx)])
  return games
    .filter(
      ({ game, hot }) =>
        (!input.rec || hot !== null) &&
        (!input.initial || game.initial === input.initial) &&
        (!input.type || game.gameType === input.type),
    )
    .map(({ game, hot }) => presentGame({ ...game, goodsTypes: openTypes(ctx, rulesOf, game) }, hot))
}

/** Returns goods types that can be traded now. */
const openTypes = (
  { dist: { distId } }: Ctx,
  rulesOf: RuleBook,
  { id: gameId, goodsTypes }: GameRow,
): GameRow['goodsTypes'] =>
  Object.fromEntries(
    Object.entries(goodsTypes).filter(
      ([type]) => rulesOf({ mode: goodsType(Number(type)).mode, gameId, distId }).tradeOpen,
    ),
  )

/** Returns games shown on this host in list order; `hot` is a rank from 1, or null. */
export async function shownGames(ctx: Ctx): Promise<{ game: GameRow; hot: number | null }[]> {
  const { recommended } = ctx.dist
  const hotOf = (game: GameRow): number | null => {
    const place = recommended.indexOf(game.id)
    if (place >= 0) return place + 1
    return game.hotRank === null ? null : recommended.length + game.hotRank
  }
  return [...(await allGames(ctx.db)).values()]
    .filter((game) => isShown(ctx, game.id))
    .map((game) => ({ game, hot: hotOf(game) }))
    .sort((a, b) => (a.hot ?? Number.MAX_SAFE_INTEGER) - (b.hot ?? Number.MAX_SAFE_INTEGER) || a.game.id - b.game.id)
}

/** Returns names by id of the games shown on this host, in list order. */
export const gameNames = async (ctx: Ctx): Promise<Map<number, string>> =>
  new Map((await shownGames(ctx)).map(({ game }) => [game.id, game.name]))

/** Returns all games, for their names: including those that this host does not show or that are switched off. */
export const gamesById = (ctx: Pick<Ctx, 'db'>): Promise<Map<number, GameRow>> => everyGame(ctx.db)

/** Returns a game shown on this host. Refuses NOT_FOUND. */
export async function findGame(ctx: Ctx, gameId: number): Promise<GameRow> {
  const game = (await allGames(ctx.db)).get(gameId)
  if (!game || !isShown(ctx, gameId)) throw refuse('NOT_FOUND', '游戏不存在')
  return game
}

export const isGame = async (ctx: Ctx, gameId: number): Promise<boolean> =>
  isShown(ctx, gameId) && (await allGames(ctx.db)).has(gameId)

export async function loadGameFilter(ctx: Ctx, gameId: number): Promise<GameFilter> {
  const game = await findGame(ctx, gameId)
  return presentFilter(game, { ...(await loadPlaces(ctx, gameId)), now: ctx.now() })
}

/** Areas of a game with their servers. */
export async function loadPlaces(
  ctx: Pick<Ctx, 'db'>,
  gameId: number,
): Promise<{ areas: AreaRow[]; servers: ServerRow[] }> {
  const areas = await ctx.db.select().from(gameAreas).where(eq(gameAreas.gameId, gameId)).orderBy(asc(gameAreas.id))
  const ids = areas.map((area) => area.id)
  if (ids.length === 0) return { areas, servers: [] }
  const servers = ctx.db.select().from(gameServers).where(inArray(gameServers.areaId, ids))
  return { areas, servers: await servers.orderBy(asc(gameServers.id)) }
}

/** Whether an item of this kind must state its area. */
export const needsArea = async (
  ctx: Pick<Ctx, 'db'>,
  { gameId, goodsTypeId }: { gameId: number; goodsTypeId: number },
): Promise<boolean> => isInArea(goodsTypeId) && (await loadPlaces(ctx, gameId)).areas.length > 0

/**
 * Resolves the names of an area and server, checks that they belong together and to the game, and returns the area's
 * cross-server zone. Refuses INVALID_INPUT.
 */
export async function resolvePlace(ctx: Ctx, input: PlaceInput): Promise<GamePlace> {
  if (!input.areaId) return NOWHERE
  return placeIn(await loadPlaces(ctx, input.gameId), input)
}

/**
 * Resolves a place like `resolvePlace`, but requires every level (area, server) the game has. Refuses INVALID_INPUT.
 */
export async function resolveWholePlace(ctx: Ctx, input: PlaceInput): Promise<GamePlace> {
  const places = await loadPlaces(ctx, input.gameId)
  if (places.areas.length === 0) return NOWHERE
  const place = placeIn(places, input)
  if (!place.serverId && places.servers.some(({ areaId }) => areaId === place.areaId))
    throw refuse('INVALID_INPUT', '请选择正确的服务器', { field: 'serverId' })
  return place
}

/**
 * Returns ids of the areas that trade across servers with this one, including itself; empty if the game has no such
 * zones.
 */
export async function findZone(ctx: Ctx, { gameId, areaId }: { gameId: number; areaId: number }): Promise<number[]> {
  const areas = await ctx.db.select().from(gameAreas).where(eq(gameAreas.gameId, gameId))
  const crossId = areas.find(({ id }) => id === areaId)?.crossId ?? 0
  return areas.filter((area) => crossId > 0 && area.crossId === crossId).map(({ id }) => id)
}

interface PlaceInput {
  gameId: number
  areaId?: number
  serverId?: number
}
const NOWHERE: GamePlace = { areaId: 0, serverId: 0, areaName: '', serverName: '', crossId: 0, crossName: '' }

function placeIn({ areas, servers }: Awaited<ReturnType<typeof loadPlaces>>, input: PlaceInput): GamePlace {
  const area = areas.find(({ id }) => id === input.areaId)
  if (!area) throw refuse('INVALID_INPUT', '请选择正确的游戏大区', { field: 'areaId' })
  const { crossId, crossName } = area
  const named = { ...NOWHERE, areaId: area.id, areaName: area.name, crossId, crossName }
  if (!input.serverId) return named
  const server = servers.find(({ id, areaId }) => id === input.serverId && areaId === area.id)
  if (!server) throw refuse('INVALID_INPUT', '请选择正确的服务器', { field: 'serverId' })
  return { ...named, serverId: server.id, serverName: server.name }
}
