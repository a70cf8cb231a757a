import type { ShelfRow } from '@/lib/contract/entities/goods'
import type { Page } from '../../../../db/page'
import type { Ctx } from '../../../../runtime/context'
import { type GoodsFilter, listShelf } from '../../../listings/catalog/lists/queries-list'
import { openShops } from '../../../market/shops/open-shops'
import { findShop } from '../../../market/shops/queries'
import { presentShelfRow } from './present'
import { standingsOf } from './seller-standings'

/**
 * A list as visitors see it: beside each item its seller, what buyers gave him, and whether he is here now. Refuses
 * NOT_FOUND and GONE for a shop that is none.
 */
export async function listGoods(
  ctx: Ctx,
  { shop, ...input }: Omit<GoodsFilter, 'sellerId'> & { shop?: string },
): Promise<Page<ShelfRow>> {
  const sellerId = shop === undefined ? undefined : (await findShop(ctx, shop)).sellerId
  const { list, ...page } = await listShelf(ctx, { ...input, sellerId })
  const sellerIds = list.map((row) => row.sellerId)
  const [standings, shops] = await Promise.all([standingsOf(ctx, sellerIds), openShops(ctx, sellerIds)])
  return {
    ...page,
    list: list.map(({ sellerId: id, shown }) =>
      presentShelfRow(shown, {
        standing: standings.get(id),
        shop: shops.get(id),
        dist: ctx.dist,
        online: ctx.live.isOnline(ctx.dist.distId, id),
      }),
    ),
  }
}
