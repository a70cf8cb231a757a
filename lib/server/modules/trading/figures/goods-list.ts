import type { ShelfRow } from '@/lib/contract/entities/goods'
import type { Page } from '../../../db/page'
import type { Ctx } from '../../../runtime/context'
import { type GoodsFilter, listShelf } from '../../catalog/queries-list'
import { presentShelfRow } from './present'
import { standingsOf } from './seller-standings'

/** A list as visitors see it: beside each item its seller, what buyers gave him, and whether he is here now. */
export async function listGoods(ctx: Ctx, input: GoodsFilter): Promise<Page<ShelfRow>> {
  const { list, ...page } = await listShelf(ctx, input)
  const standings = await standingsOf(
    ctx,
    list.map(({ sellerId }) => sellerId),
  )
  return {
    ...page,
    list: list.map(({ sellerId, shown }) =>
      presentShelfRow(shown, standings.get(sellerId), ctx.live.isOnline(ctx.dist.distId, sellerId)),
    ),
  }
}
