import type { Game, GameFilter } from '@/lib/contract/entities/goods'
import { ACCOUNT, goodsTypesOf } from '@/lib/shared/goods/goods-types'

/** Selection of the search header: game > area > server > goods type. Pure: a selection clears what depends on it. */
export interface PickedGame {
  id: number
  name: string
}
export interface PickOption {
  id: number
  name: string
}
export interface Selection {
  game?: PickedGame
  area?: PickOption
  server?: PickOption
  type?: PickOption
}
export type Column = 'game' | 'area' | 'server' | 'type'
export type Area = GameFilter['areas'][number]

export const EMPTY: Selection = {}

export const chooseGame = (game: PickedGame): Selection => ({ game })
export const chooseArea = (now: Selection, area: PickOption | undefined): Selection => ({
  ...now,
  area,
  server: undefined,
})
export const chooseServer = (now: Selection, server: PickOption | undefined): Selection => ({ ...now, server })
export const chooseType = (now: Selection, type: PickOption | undefined): Selection => ({ ...now, type })

/** Header names are cut to 4 characters without spaces, never within a number: 手Q 12区 and 手Q 128区 stay distinct. */
export function cutName(name: string): string {
  const whole = name.replace(/\s+/g, '')
  const cut = /^(?:.{4}(?<=\d)\d*|.{4})/u.exec(whole)?.[0] ?? whole
  return cut === whole ? whole : `${cut}…`
}

/** Goods types of a game, from the JSON text of its row. */
export function goodsTypes(game: Pick<Game, 'goodsTypeAndNameMap'> | undefined): PickOption[] {
  if (!game) return []
  try {
    return goodsTypesOf(game.goodsTypeAndNameMap)
  } catch {
    return []
  }
}

/** List address; accounts, unless another goods type is chosen. */
export function waresUrl(now: Selection, keyWord = ''): string {
  const query = new URLSearchParams({ gt: String(now.type?.id ?? ACCOUNT) })
  if (now.game) query.set('gid', String(now.game.id))
  if (now.area) query.set('areaId', String(now.area.id))
  if (now.server) query.set('serverId', String(now.server.id))
  if (keyWord.trim()) query.set('keyWord', keyWord.trim())
  return `/wares?${query}`
}
