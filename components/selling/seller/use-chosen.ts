import { useState } from 'react'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { BULK_MOST } from '@/lib/shared/goods/goods-bulk'

/** Goods selected for bulk actions, across pages. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, GoodsRow>>(new Map())
  const toggle = (rows: readonly GoodsRow[], on: boolean) =>
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
