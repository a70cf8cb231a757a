import type { ShelfRow } from '@/lib/contract/entities/goods'
import type { Ctx } from '../../../../runtime/context'
import { listGoods } from '../../trading/figures/goods-list'
import { filterOf, NEW_MS } from '../rules'

/** Returns the newest goods of a search that were published lately and are not in `seen`. */
export async function findNew(ctx: Ctx, search: { query: string; seen: readonly string[] }): Promise<ShelfRow[]> {
  const filter = filterOf(search.query)
  if (!filter) return []
  const { list } = await listGoods(ctx, { ...filter, since: new Date(ctx.now().getTime() - NEW_MS) })
  return list.filter(({ goodsSn }) => !search.seen.includes(goodsSn))
}
