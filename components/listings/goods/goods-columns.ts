import type { GameFilter, GoodsRow } from '@/lib/contract/entities/goods'
import { scaleText } from '@/lib/shared/goods/coin-text'
import { ACCOUNT, goodsType } from '@/lib/shared/goods/goods-types'

/** One aligned column between area and price. */
export interface GoodsColumn {
  key: string
  label: string
  /** 'word' is left-aligned, 'number' right-aligned. */
  kind: 'word' | 'number'
  isStrong?: boolean
  /** Longer than other numbers. */
  isWide?: true
}

const MAX_COLUMNS = 4
/** Choices in words are left-aligned; codes such as V8 and plain numbers are right-aligned. */
const WORD = /\p{Script=Han}/u

/** Accounts of one game show its filter fields; props and currency show the stock; mixed lists show the game. */
export function goodsColumns(goodsTypeId: number, filter: GameFilter | undefined): GoodsColumn[] {
  if (goodsType(goodsTypeId).isCurrency) return [RATIO, STOCK_COLUMN]
  if (goodsTypeId !== ACCOUNT) return [STOCK_COLUMN]
  const fields = filter?.fields.slice(0, MAX_COLUMNS) ?? []
  const strong = (fields.find(({ isSort }) => isSort) ?? fields.find((field) => !field.options.length))?.key
  return fields.map(({ key, label, options }) => ({
    key,
    label,
    kind: options.some((option) => WORD.test(option)) ? 'word' : 'number',
    isStrong: key === strong,
  }))
}

const STOCK_COLUMN: GoodsColumn = { key: 'stock', label: '库存', kind: 'number' }
const RATIO: GoodsColumn = { key: 'ratio', label: '1 元可买', kind: 'number', isStrong: true, isWide: true }

/** '–' if the seller gave no value. */
export function columnValue(goods: GoodsRow, key: string): string {
  if (key === STOCK_COLUMN.key) return String(goods.stock)
  if (key === RATIO.key) return goods.coin ? scaleText(goods.coin.scale) : '–'
  return goods.facts.find((fact) => fact.key === key)?.value ?? '–'
}
