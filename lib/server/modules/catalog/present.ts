import type { Game, GoodsDetail, GoodsRow, RentalPrices } from '@/lib/contract/entities/goods'
import { goodsType } from '@/lib/shared/goods-types'
import { fenToYuan } from '@/lib/shared/money'
import { formatDate, formatDateTime } from '@/lib/shared/time'
import type { GameField, games, goods } from '../../db/schema/catalog'
import { shownCrossName } from './rules'

export type GameRow = typeof games.$inferSelect
export type GoodsRecord = Omit<typeof goods.$inferSelect, 'terms' | 'description' | 'updatedAt'>
export type GameFace = Pick<GameRow, 'name' | 'goodsTypes' | 'fields'>

export const mediaUrl = (key: string | undefined): string => (key ? `/media/${key}` : '')

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

/** Facts in the order of the game's filter fields. */
export const presentFacts = (fields: readonly GameField[], facts: Record<string, string>): GoodsRow['facts'] =>
  fields.flatMap((f) => (facts[f.key] ? [{ key: f.key, label: f.label, value: `${facts[f.key]}${f.unit ?? ''}` }] : []))

export const presentGoods = (row: GoodsRecord, game: GameFace): GoodsRow => ({
  goodsSn: row.sn,
  gameId: row.gameId,
  gameName: game.name,
  goodsTypeId: row.goodsTypeId,
  goodsTypeStr: game.goodsTypes[String(row.goodsTypeId)] ?? goodsType(row.goodsTypeId).name,
  bigTitle: row.title,
  smallTitleName: row.smallTitleName,
  price: fenToYuan(row.priceFen),
  stock: row.stock - row.reserved,
  createTime: formatDate(row.createdAt),
  areaId: row.areaId,
  areaName: row.areaName,
  serverId: row.serverId,
  serverName: row.serverName,
  crossId: row.crossId,
  crossName: shownCrossName(row.crossName),
  distId: row.distId,
  securitService: row.securitService,
  ensureOpen: row.ensureOpen,
  canEnsure: row.canEnsure,
  isOfficialSell: row.isOfficialSell,
  bargain: row.bargain,
  status: row.status,
  thumbnail: mediaUrl(row.images[0]),
  facts: presentFacts(game.fields, row.facts),
  views: row.views,
  favourites: row.favourites,
  rental: presentRental(row),
})

type RentColumns = Pick<GoodsRecord, 'rentHourFen' | 'rentNightFen' | 'rentDayFen' | 'rentWeekFen' | 'rentDepositFen'>

/** All five prices or none, as the table checks. */
function presentRental({
  rentHourFen,
  rentNightFen,
  rentDayFen,
  rentWeekFen,
  rentDepositFen,
}: RentColumns): RentalPrices | null {
  if (
    rentHourFen === null ||
    rentNightFen === null ||
    rentDayFen === null ||
    rentWeekFen === null ||
    rentDepositFen === null
  )
    return null
  return {
    hour: fenToYuan(rentHourFen),
    night: fenToYuan(rentNightFen),
    day: fenToYuan(rentDayFen),
    week: fenToYuan(rentWeekFen),
    deposit: fenToYuan(rentDepositFen),
  }
}

export interface DetailParts {
  description: string
  updatedAt: Date
  seller: GoodsDetail['seller']
  soldNum: number
  ensureTiers: GoodsDetail['ensureTiers']
}

export const presentDetail = (row: GoodsRecord, game: GameFace, parts: DetailParts): GoodsDetail => ({
  ...presentGoods(row, game),
  description: parts.description,
  images: row.images.map(mediaUrl),
  reserved: row.status === 1 && row.reserved >= row.stock,
  soldNum: parts.soldNum,
  seller: parts.seller,
  ensureTiers: parts.ensureTiers,
  updateTime: formatDateTime(parts.updatedAt),
})

export const presentPage = <T>(list: T[], total: number, cap: number, input: { page: number; pageSize: number }) => ({
  list,
  total: Math.min(total, cap),
  more: total > cap,
  page: input.page,
  pageSize: input.pageSize,
})
