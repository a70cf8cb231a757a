import { useState } from 'react'
import type { OwnGoodsRow } from '@/lib/contract/entities/goods-own'
import { BULK_MOST } from '@/lib/shared/goods/goods-bulk'

/** Goods selected for bulk actions, across pages. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, OwnGoodsRow>>(new Map())
  const toggle = (rows: readonly OwnGoodsRow[], on: boolean) =>
    setChosen((old) => {
      const next = new Map(old)
      for (const row of rows) {
        if (!on) next.delete(row.goodsSn)
        else if (next.size < BULK_MOST) next.set(row.goodsSn, row)
      }
      return next
    })
  return { chosen, toggle, clear: () => setChosen(new Map()) }
}
