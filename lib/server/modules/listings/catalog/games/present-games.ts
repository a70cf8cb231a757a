import type { Game, GameFilter } from '@/lib/contract/entities/goods'
import { boundedAt, boundsOf } from '@/lib/shared/goods/fact-bounds'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import type { GameField } from '../../../../db/game-field'
import { mainFields, shownCrossName } from '../rules'
import type { AreaRow, GameRow, ServerRow } from '../types'

export const presentGame = (game: GameRow, hot: number | null): Game => ({
  id: game.id,
  name: game.name,
  gameLogo: mediaUrl(game.logo),
  gameType: game.gameType,
  goodsTypeAndNameMap: JSON.stringify(game.goodsTypes),
  initial: game.initial,
  initials: game.initials,
  pinyin: game.pinyin,
  hot,
})

export const presentFilter = (
  game: GameRow,
  { areas, servers, now }: { areas: readonly AreaRow[]; servers: readonly ServerRow[]; now: Date },
): GameFilter => ({
  gameId: game.id,
  areas: areas.map(({ id, name }) => ({
    specialId: id,
    specialName: name,
    fieldId: 'area_server',
    secondOptions: servers
      .filter((server) => server.areaId === id)
      .map((server) => ({ twoSpecialId: server.id, twoSpecialName: server.name })),
  })),
  fields: presentFields(game.fields, now),
})

function presentFields(fields: readonly GameField[], now: Date): GameFilter['fields'] {
  const main = mainFields(fields)
  return fields.map((field) => {
    const { key, label, options = [], unit = '', group, isSort, kind = options.length > 0 ? 'choice' : 'text' } = field
    const bounds = kind === 'number' ? boundsOf(boundedAt(field, now)) : {}
    return { key, label, options, unit, kind, group, isMain: main.includes(field), isSort, ...bounds }
  })
}

type Slot = HomeConf['adverPosMap'][string][number]

export const presentAdvert = (position: string, slot: Slot, game: GameRow | undefined) => ({
  position,
  title: slot.smalltitle,
  htUrl: slot.htUrl,
  device: slot.device,
  gameId: game?.id ?? null,
  gameName: game?.name ?? '',
})

export const presentCrossZone = <Zone extends { crossName: string }>(zone: Zone): Zone => ({
  ...zone,
  crossName: shownCrossName(zone.crossName),
})
