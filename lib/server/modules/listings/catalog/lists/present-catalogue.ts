import type { consoleGameContract } from '@/lib/contract/console/console-game'
import type { OutputOf } from '@/lib/contract/kit'
import { boundsOf } from '@/lib/shared/goods/fact-bounds'
import { goodsTypesOf } from '@/lib/shared/goods/goods-types'
import type { GameField } from '../../../../db/game-field'
import type { AreaRow, GameRow, ServerRow } from '../types'

type Row = OutputOf<(typeof consoleGameContract)['GET /console/games']>['list'][number]
type Whole = OutputOf<(typeof consoleGameContract)['GET /console/game']>

const typesOf = ({ goodsTypes }: GameRow) => goodsTypesOf(JSON.stringify(goodsTypes))

const presentFace = ({ id, name, gameType, logo, initial, hotRank, active }: GameRow) => ({
  gameId: id,
  name,
  gameType,
  logo,
  initial,
  hotRank,
  active,
})

export const presentCatalogueRow = (game: GameRow, { areas, onShelf }: { areas: number; onShelf: number }): Row => ({
  ...presentFace(game),
  types: typesOf(game).map(({ name }) => name),
  fields: game.fields.length,
  areas,
  onShelf,
})

const presentField = ({
  options = [],
  unit = '',
  group = '',
  isMain = false,
  isSort = false,
  ...field
}: GameField) => ({
  key: field.key,
  label: field.label,
  options,
  unit,
  group,
  isMain,
  isSort,
  ...boundsOf(field),
  kind: field.kind ?? (options.length > 0 ? ('choice' as const) : ('text' as const)),
})

export const presentCatalogueGame = (
  game: GameRow,
  { areas, servers }: { areas: readonly AreaRow[]; servers: readonly ServerRow[] },
): Whole => ({
  ...presentFace(game),
  snCode: game.snCode,
  coinName: game.coinName,
  goodsTypes: typesOf(game),
  fields: game.fields.map(presentField),
  areas: areas.map(({ id, name, crossName }) => ({
    areaId: id,
    name,
    crossName,
    servers: servers.flatMap((one) => (one.areaId === id ? [{ serverId: one.id, name: one.name }] : [])),
  })),
})
