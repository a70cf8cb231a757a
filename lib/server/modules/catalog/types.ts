import type { GoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money'
import type { gameAreas, gameServers, games, goods } from '../../db/schema/catalog'

export type GameRow = typeof games.$inferSelect
export type AreaRow = typeof gameAreas.$inferSelect
export type ServerRow = typeof gameServers.$inferSelect
/** Where in a game something is; 0 and '' for what is not said. */
export interface GamePlace {
  areaId: number
  areaName: string
  serverId: number
  serverName: string
  crossId: number
  crossName: string
}
export type GoodsRecord = Omit<
  typeof goods.$inferSelect,
  'terms' | 'description' | 'updatedAt' | 'attrs' | 'mainNumber'
>
/** What goods take from their game when they are shown. */
export type GameFace = Pick<GameRow, 'name' | 'goodsTypes' | 'fields'>

/** What a deal needs to know of the goods it holds. */
export interface ReservedGoods {
  id: number
  sn: GoodsSn
  gameId: number
  gameName: string
  goodsTypeId: number
  sellerId: number
  distId: number
  areaName: string
  serverName: string
  crossName: string
  title: string
  description: string
  /** Media keys; the first is the cover, none when one is drawn. */
  images: string[]
  smallTitleName: string
  priceFen: Fen
  /** Media key of an upload, '' when only a cover is drawn. */
  thumbnail: string
  facts: Record<string, string>
  /** Facts as a page shows them, in the game's order. */
  shownFacts: { key: string; label: string; value: string }[]
  isOfficialSell: boolean
  canEnsure: boolean
  createdAt: Date
  /** Null: not for rent. */
  rentDepositFen: Fen | null
}
