import type { GoodsStatus } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import type { gameAreas, gameServers, games, goods } from '../../../db/schema/catalog'
import type { UserCtx } from '../../../runtime/context'

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
  'terms' | 'description' | 'updatedAt' | 'attrs' | 'signature' | 'mainNumber'
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

type Listed = Pick<
  typeof goods.$inferSelect,
  'title' | 'smallTitleName' | 'description' | 'priceFen' | 'facts' | 'images' | 'areaId' | 'serverId' | 'crossId'
>
/** A listing as it would be, before it is written; `former`: as it is. */
export interface Draft extends Listed {
  gameId: number
  goodsTypeId: number
  former: (Listed & { status: GoodsStatus }) | null
}

/** Listings whose rows are locked; null: not there yet. */
export interface Placed {
  draft: Draft
  goodsSn: GoodsSn
  status: GoodsStatus | null
}
/** In the transaction that writes listings: the status each of them gets, in their order. */
export type Placing = (tx: Tx, placed: readonly Placed[]) => Promise<GoodsStatus[]>
/** Looks at listings before they are written; given by who calls, as it knows more than the catalogue. */
export type Screen = (ctx: UserCtx, drafts: readonly Draft[]) => Promise<Placing>
