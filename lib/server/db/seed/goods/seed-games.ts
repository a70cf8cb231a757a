import { spell } from '../../../modules/listings/catalog/games/rules-spelling'
import type { Db } from '../../client'
import type { GameField } from '../../game-field'
import { gameAreas, gameServers, games } from '../../schema/listings/catalog'
import { type FieldSeed, type GameSeed, type Place, zoneOf } from './games/game-seed'
import { GAMES } from './games/games'
import type { SeedGame } from './make-goods'

/** Goods types for which the game has items. */
export const typesOf = ({ coin, cards, charges }: GameSeed): Record<string, string> => ({
  '1': '账号',
  '27': '道具',
  ...(coin && { '22': '游戏币' }),
  ...(cards && { '46': cards.name }),
  ...(charges && { '3': '代充' }),
})

/** The part of a field that lists and pages need, without the data for generating values. */
export const fieldOf = ({
  make: _make,
  position: _position,
  worth: _worth,
  holds: _holds,
  ...field
}: FieldSeed): GameField => field

interface NumberedArea {
  id: number
  name: string
  servers: { id: number; name: string }[]
}

/** Areas are numbered within their game, servers within their area. */
const areasOf = (game: GameSeed): NumberedArea[] =>
  game.areas.map(([name, servers], i) => {
    const id = game.id * 1000 + i + 1
    return { id, name, servers: servers.map((server, j) => ({ id: id * 100 + j + 1, name: server })) }
  })

/** The game with its areas and servers. */
export const placed = (game: GameSeed): SeedGame => ({
  ...game,
  places: areasOf(game).flatMap((area) =>
    area.servers.map(
      (server): Place => ({ areaId: area.id, areaName: area.name, serverId: server.id, serverName: server.name }),
    ),
  ),
})

/** Inserts games with their areas and servers. */
export async function seedGames(db: Db, chosen: readonly GameSeed[] = GAMES): Promise<SeedGame[]> {
  await db.insert(games).values(
    chosen.map((game, i) => ({
      id: game.id,
      name: game.name,
      gameType: game.type,
      ...spell(game.name),
      snCode: game.code,
      hotRank: game.isHot ? i + 1 : null,
      goodsTypes: typesOf(game),
      coinName: game.coin?.name,
      fields: game.fields.map(fieldOf),
    })),
  )
  const areas = chosen.flatMap((game) =>
    areasOf(game).map((area) => ({ ...area, ...zoneOf(game, area.id), gameId: game.id })),
  )
  await db.insert(gameAreas).values(areas.map(({ servers: _, ...area }) => area))
  await db
    .insert(gameServers)
    .values(areas.flatMap(({ id: areaId, servers }) => servers.map((server) => ({ ...server, areaId }))))
  return chosen.map(placed)
}
