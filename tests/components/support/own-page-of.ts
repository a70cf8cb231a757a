import type { GoodsRow } from '@/lib/contract/entities/goods'
import type { OwnGoodsPage } from '@/lib/contract/entities/goods-own'
import { pageOf } from './page-of'

type Row = GoodsRow & Partial<OwnGoodsPage['list'][number]>

/** Returns the only page of a seller's goods. */
export function ownPageOf(rows: Row[], more: Partial<OwnGoodsPage> = {}): OwnGoodsPage {
  const countOf = (status: number) => rows.filter((row) => row.status === status).length
  return {
    ...pageOf(rows.map((row) => ({ refreshTime: null, refreshed: false, check: null, fault: null, ...row }))),
    counts: {
      all: rows.length,
      review: countOf(0),
      onShelf: countOf(1),
      resting: 0,
      offShelf: countOf(2),
      sold: countOf(3),
      refused: countOf(5),
    },
    games: [],
    refreshes: { left: 50, most: 50 },
    ...more,
  }
}
