import type { GoodsStatus } from '@/lib/shared/goods/goods-status'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import type { gameAreas, gameServers, games, goods } from '../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../runtime/context'

export type GameRow = typeof games.$inferSelect
export type AreaRow = typeof gameAreas.$inferSelect
export type ServerRow = typeof gameServers.$inferSelect
/** A location in a game; 0 and '' for unspecified parts. */
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
/** The game data needed to show goods. */
export type GameFace = Pick<GameRow, 'name' | 'goodsTypes' | 'fields'>

/** The data of reserved goods that an order needs. */
export interface ReservedGoods {
  id: number
  sn: GoodsSn
  gameId: number
  gameName: string
  goodsTypeId: number
  sellerId: UserId
  distId: number
  areaName: string
  serverName: string
  crossName: string
  title: string
  description: string
  /** Media keys; the first is the cover; empty if the cover is generated. */
  images: string[]
  smallTitleName: string
  priceFen: Fen
  /** Media key of an upload, '' if there is only a generated cover. */
  thumbnail: string
  facts: Record<string, string>
  /** Facts as shown on pages, in the game's order. */
  shownFacts: { key: string; label: string; value: string }[]
  isOfficialSell: boolean
  canEnsure: boolean
  /** When staff checked it; null: not. */
  checkedAt: Date | null
  /** Payment hands over what the seller stored. */
  stockIsStored: boolean
  createdAt: Date
  /** Null if not for rent. */
  rentDepositFen: Fen | null
}

type Listed = Pick<
  typeof goods.$inferSelect,
  'title' | 'smallTitleName' | 'description' | 'priceFen' | 'facts' | 'images' | 'areaId' | 'serverId' | 'crossId'
>
/** A listing before it is written; `former`: the current one. */
export interface Draft extends Listed {
  gameId: number
  goodsTypeId: number
  former: (Listed & { sn: GoodsSn; status: GoodsStatus }) | null
}

/** Listings whose rows are locked; null: a new one. */
export interface Placed {
  draft: Draft
  goodsSn: GoodsSn
  status: GoodsStatus | null
}
/** Called in the transaction that writes listings: returns the status of each, in order. */
export type Placing = (tx: Tx, placed: readonly Placed[]) => Promise<GoodsStatus[]>
/**
 * Reviews listings before they are written. Passed in by the caller, because it needs data from other modules than the
 * catalogue.
 */
export type Screen = (ctx: UserCtx, drafts: readonly Draft[]) => Promise<Placing>
