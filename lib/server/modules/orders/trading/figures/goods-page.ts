import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Ctx } from '../../../../runtime/context'
import { findShown, withDetails } from '../../../listings/catalog/queries-detail'
import { openShop } from '../../../market/shops/create-shops'
import { presentGoodsPage } from './present'
import { countDeals } from './seller-figures'
import { sellerTrades } from './seller-trades'

/**
 * Returns an item as shown to visitors: with its seller's sales on all sites, and the seller's shop on this one.
 * Refuses GONE, NOT_FOUND.
 */
export async function loadGoodsPage(ctx: Ctx, goodsSn: GoodsSn): Promise<GoodsDetail> {
  const row = await findShown(ctx, goodsSn)
  const [detail, sold, trades, shop] = await Promise.all([
    withDetails(ctx, row),
    countDeals(ctx, row.sellerId),
    sellerTrades(ctx, [row.sellerId]),
    openShop(ctx, row.sellerId),
  ])
  const minutes = trades.get(row.sellerId)?.minutes.get(goodsType(row.goodsTypeId).mode) ?? null
  return presentGoodsPage(detail, { sold, minutes, shop, dist: ctx.dist })
}
