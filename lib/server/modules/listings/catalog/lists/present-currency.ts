import type { GoodsSn } from '@/lib/shared/ids'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import { recycleScale, roundScale, shownCrossName } from '../rules'
import type { GameRow, GoodsRecord } from '../types'

type OfferRow = Pick<
  GoodsRecord,
  | 'gameId'
  | 'goodsTypeId'
  | 'priceFen'
  | 'stock'
  | 'reserved'
  | 'areaId'
  | 'areaName'
  | 'serverId'
  | 'serverName'
  | 'crossName'
  | 'isOfficialSell'
  | 'distId'
  | 'sellerId'
> & { goodsSn: GoodsSn; bigTitle: string; amount: number | null; scale: number }

/** Empty for an offer without an amount, or of a game that is switched off. `wanted`: units asked for. */
export function presentOffer(
  { priceFen, stock, reserved, amount, ...row }: OfferRow,
  game: GameRow | undefined,
  wanted: number | undefined,
) {
  if (!game || amount === null) return []
  return [
    {
      ...row,
      gameName: game.name,
      coinName: game.coinName,
      amount,
      scale: roundScale(row.scale),
      price: fenToYuan(priceFen),
      stock: stock - reserved,
      crossName: shownCrossName(row.crossName),
      asked: wanted ? priceOf(wanted, { amount, priceFen }) : null,
    },
  ]
}

function priceOf(wanted: number, { amount, priceFen }: { amount: number; priceFen: Fen }) {
  const num = Math.ceil(wanted / amount)
  return { num, coins: num * amount, total: fenToYuan(fen(priceFen * BigInt(num))) }
}

interface ScaleRow {
  offers: number
  stock: number
  best: number
  median: number
}

export const presentScale = ({ offers, stock, best, median }: ScaleRow, game: GameRow) => ({
  gameId: game.id,
  gameName: game.name,
  coinName: game.coinName,
  offers,
  stock,
  bestScale: roundScale(best),
  medianScale: roundScale(median),
  recycleScale: roundScale(recycleScale(median)),
})
