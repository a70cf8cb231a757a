import type { GoodsRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { VIEW_DAYS } from '@/lib/shared/goods/own-goods'
import { fenToYuan } from '@/lib/shared/money/money'
import { DAY_MS, formatDate, formatDateTime, timeOrNull } from '@/lib/shared/time'
import type { goods, goodsDrafts } from '../../../db/schema/listings/catalog'
import { presentRow } from './present'
import type { GameFace, GoodsRecord } from './types'

/** An item as shown to its seller, without the remarks of staff. */
export interface OwnRow extends GoodsRow {
  refreshTime: string | null
  refreshed: boolean
}

/** `today`: when the day began. Empty for goods of a game that is switched off. */
export const presentOwnRow = (row: GoodsRecord, games: ReadonlyMap<number, GameFace>, today: Date): OwnRow[] =>
  presentRow(row, games).map((shown) => ({
    ...shown,
    refreshTime: timeOrNull(row.refreshedAt),
    refreshed: row.refreshedAt !== null && row.refreshedAt >= today,
  }))

interface Figures {
  statuses: readonly { status: GoodsStatus; n: number }[]
  perGame: readonly { gameId: number; total: number }[]
  games: ReadonlyMap<number, GameFace>
  refreshes: { used: number; most: number }
}

export function presentOwnFigures({ statuses, perGame, games, refreshes: { used, most } }: Figures) {
  const countOf = (status: GoodsStatus) => statuses.find((row) => row.status === status)?.n ?? 0
  return {
    counts: {
      all: statuses.reduce((sum, { n }) => sum + n, 0),
      review: countOf(GOODS_STATUS.review),
      onShelf: countOf(GOODS_STATUS.onShelf),
      offShelf: countOf(GOODS_STATUS.offShelf),
      resting: countOf(GOODS_STATUS.resting),
      sold: countOf(GOODS_STATUS.sold),
      refused: countOf(GOODS_STATUS.refused),
    },
    games: perGame.flatMap(({ gameId, total }) => {
      const name = games.get(gameId)?.name
      return name ? [{ gameId, gameName: name, total }] : []
    }),
    refreshes: { left: Math.max(0, most - used), most },
  }
}

/** Returns one entry for each of the last days, the oldest first. */
export function presentViewDays(rows: readonly { day: string; views: number }[], now: Date) {
  const views = new Map(rows.map((row) => [row.day, row.views]))
  const days = Array.from({ length: VIEW_DAYS }, (_, i) => {
    const day = formatDate(new Date(now.getTime() - (VIEW_DAYS - 1 - i) * DAY_MS))
    return { day, views: views.get(day) ?? 0 }
  })
  return { days, total: days.reduce((sum, day) => sum + day.views, 0) }
}

export const presentDraft = ({ key, body, savedAt }: typeof goodsDrafts.$inferSelect) => ({
  draftKey: key,
  draft: body,
  saveTime: formatDateTime(savedAt),
})

/** An own item as the input that would publish it. */
export const presentForm = (row: typeof goods.$inferSelect) => ({
  areaId: row.areaId,
  serverId: row.serverId,
  bigTitle: row.title,
  smallTitleName: row.smallTitleName,
  description: row.description,
  price: fenToYuan(row.priceFen),
  // units of codes count themselves, and an account is always one
  stock: row.stockIsStored || goodsType(row.goodsTypeId).isUnique ? 1 : row.stock,
  bargain: row.bargain,
  ensureOpen: row.ensureOpen,
  facts: row.facts,
  images: row.images,
})
