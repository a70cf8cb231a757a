import type { GoodsDetail } from '@/lib/contract/entities/goods'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Ctx } from '../../../../runtime/context'
import { findShown, withDetails } from '../../../listings/catalog/queries-detail'
import { openShop } from '../../../market/shops/create-shops'
import { presentGoodsPage } from './present'
import { countDeals } from './seller-figures'

/**
 * Returns an item as shown to visitors: with its seller's sales on all sites, and the seller's shop on this one.
 * Refuses GONE, NOT_FOUND.
 */
export async function loadGoodsPage(ctx: Ctx, goodsSn: GoodsSn): Promise<GoodsDetail> {
  const row = await findShown(ctx, goodsSn)
  const [detail, sold, shop] = await Promise.all([
    withDetails(ctx, row),
    countDeals(ctx, row.sellerId),
    openShop(ctx, row.sellerId),
  ])
  return presentGoodsPage(detail, { sold, shop, dist: ctx.dist })
}
