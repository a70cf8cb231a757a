import type { GameFilter, GoodsRow } from '@/lib/contract/entities/goods'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'

/** One aligned column between area and price. */
export interface GoodsColumn {
  key: string
  label: string
  /** 'word' is left-aligned, 'number' right-aligned. */
  kind: 'word' | 'number'
  isStrong?: boolean
}

const MAX_COLUMNS = 4
/** Choices in words are left-aligned; codes such as V8 and plain numbers are right-aligned. */
const WORD = /\p{Script=Han}/u

/** Accounts of one game show its filter fields; props and currency show the stock; mixed lists show the game. */
export function goodsColumns(goodsTypeId: number, filter: GameFilter | undefined): GoodsColumn[] {
  if (goodsTypeId !== ACCOUNT) return [{ key: STOCK, label: '库存', kind: 'number' }]
  const fields = filter?.fields.slice(0, MAX_COLUMNS) ?? []
  const strong = (fields.find(({ isSort }) => isSort) ?? fields.find((field) => !field.options.length))?.key
  return fields.map(({ key, label, options }) => ({
    key,
    label,
    kind: options.some((option) => WORD.test(option)) ? 'word' : 'number',
    isStrong: key === strong,
  }))
}

const STOCK = 'stock'

/** '–' if the seller gave no value. */
export const columnValue = (goods: GoodsRow, key: string): string =>
  key === STOCK ? String(goods.stock) : (goods.facts.find((fact) => fact.key === key)?.value ?? '–')
