import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { presentCard } from '../present'
import type { GameFace, GoodsRecord } from '../types'

/** Number of goods on the shelf of one type and game. */
interface Figures {
  goodsTypeId: number
  gameId: number
  count: number
  today: number
  week: number
  lowest: Fen | null
  rentCount: number
  lowestRent: Fen | null
}
interface Shelf {
  goodsTypeId: number
  title: string
  rows: GoodsRecord[]
}

export function presentHome(
  figures: readonly Figures[],
  shelves: readonly Shelf[],
  games: ReadonlyMap<number, GameFace>,
  faced: ReadonlySet<UserId>,
) {
  const gameIds = [...new Set(figures.map((one) => one.gameId))]
  return {
    modes: shelves.map(({ goodsTypeId }) =>
      presentMode(
        goodsTypeId,
        figures.filter((one) => one.goodsTypeId === goodsTypeId),
      ),
    ),
    games: gameIds.map((gameId) =>
      presentGameFigures(
        gameId,
        figures.filter((one) => one.gameId === gameId),
      ),
    ),
    shelves: shelves.map(({ goodsTypeId, title, rows }) => ({
      goodsTypeId,
      title,
      official: rows.length > 0 && rows.every((row) => row.isOfficialSell),
      list: rows.flatMap((row) => presentCard(row, games, faced)),
    })),
  }
}

const presentGameFigures = (gameId: number, figures: readonly Figures[]) => ({
  gameId,
  count: sum(figures.map((one) => one.count)),
  rentCount: sum(figures.map((one) => one.rentCount)),
  from: leastYuan(figures.filter((one) => one.goodsTypeId === ACCOUNT).map((one) => one.lowest)),
})

const presentMode = (goodsTypeId: number, figures: readonly Figures[]) => ({
  goodsTypeId,
  count: sum(figures.map((one) => one.count)),
  today: sum(figures.map((one) => one.today)),
  week: sum(figures.map((one) => one.week)),
  from: leastYuan(figures.map((one) => one.lowest)),
  games: figures.length,
  rentCount: sum(figures.map((one) => one.rentCount)),
  rentFrom: leastYuan(figures.map((one) => one.lowestRent)),
})

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

function leastYuan(amounts: readonly (Fen | null)[]): string | null {
  const [least] = amounts.filter((amount): amount is Fen => amount !== null).sort((a, b) => (a < b ? -1 : 1))
  return least === undefined ? null : fenToYuan(least)
}
