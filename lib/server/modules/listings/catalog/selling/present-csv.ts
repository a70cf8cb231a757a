import { CSV_STATES, type CsvReport, type CsvRow } from '@/lib/contract/entities/goods-csv'
import { fieldsOfType } from '@/lib/shared/goods/coin-facts'
import { GOODS_STATUS_NAMES } from '@/lib/shared/goods/goods-status'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { fenToYuan } from '@/lib/shared/money/money'
import { writeCsv } from '@/lib/shared/text/csv'
import type { goods } from '../../../../db/schema/listings/catalog'
import type { CsvChanges } from '../internal/csv-rows'
import type { GameRow } from '../types'
import { CSV_COLUMNS, factsText, flagText } from './rules-csv'
import { faceText, type Outcome } from './rules-outcomes'

export const presentCsvReport = (list: CsvRow[], { isDone, face }: { isDone: boolean; face: string }): CsvReport => ({
  isDone,
  face,
  counts: Object.fromEntries(
    CSV_STATES.map((state) => [state, list.filter((row) => row.state === state).length]),
  ) as CsvReport['counts'],
  list,
})

/** Returns what a row changes of its item, or of none. */
export const presentChanges = (changes?: CsvChanges): Pick<CsvRow, 'price' | 'changed'> => ({
  price: changes?.price ? { from: fenToYuan(changes.price.from), to: fenToYuan(changes.price.to) } : null,
  changed: changes?.columns.map((column) => CSV_COLUMNS[column]) ?? [],
})

type ExportRow = Pick<
  typeof goods.$inferSelect,
  | 'sn'
  | 'gameId'
  | 'goodsTypeId'
  | 'areaName'
  | 'serverName'
  | 'title'
  | 'smallTitleName'
  | 'priceFen'
  | 'stock'
  | 'bargain'
  | 'ensureOpen'
  | 'facts'
  | 'description'
  | 'status'
>

/** Returns goods in the file format; omits those of a game that is switched off. */
export function presentCsv(rows: readonly ExportRow[], games: ReadonlyMap<number, GameRow>): string {
  const lines = rows.flatMap((row) => {
    const game = games.get(row.gameId)
    return game ? [cellsOf(row, game)] : []
  })
  return writeCsv([
    Object.values(CSV_COLUMNS),
    ...lines.map((cells) => Object.keys(CSV_COLUMNS).map((c) => cells[c as keyof typeof CSV_COLUMNS])),
  ])
}

const cellsOf = (row: ExportRow, game: GameRow): Record<keyof typeof CSV_COLUMNS, string> => ({
  goodsSn: row.sn,
  game: game.name,
  type: game.goodsTypes[String(row.goodsTypeId)] ?? goodsType(row.goodsTypeId).name,
  area: row.areaName,
  server: row.serverName,
  bigTitle: row.title,
  smallTitleName: row.smallTitleName,
  price: fenToYuan(row.priceFen),
  stock: String(row.stock),
  bargain: flagText(row.bargain),
  ensureOpen: flagText(row.ensureOpen),
  facts: factsText(fieldsOfType(row.goodsTypeId, game.fields), row.facts),
  description: row.description,
  status: GOODS_STATUS_NAMES[row.status] ?? '',
})

/** Returns the result of a bulk operation per item. */
export const presentOutcomes = (outcomes: readonly Outcome[]) => ({
  done: outcomes.filter(({ refused }) => !refused).length,
  refused: outcomes.filter(({ refused }) => refused).length,
  inReview: outcomes.filter(({ inReview }) => inReview).length,
  list: outcomes.map(({ goodsSn, refused, inReview = false }) => ({
    goodsSn,
    ok: !refused,
    inReview,
    msg: refused?.message ?? '',
  })),
  face: faceText(outcomes.map(({ refused }) => refused)),
})
