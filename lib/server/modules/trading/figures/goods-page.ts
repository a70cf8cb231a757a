import type { GoodsDetail } from '@/lib/contract/entities/goods'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Ctx } from '../../../runtime/context'
import { findSellerId, loadGoodsDetail } from '../../catalog/queries-detail'
import { openShop } from '../../shops/open-shops'
import { presentGoodsPage } from './present'
import { countDeals } from './seller-figures'

/** An item as visitors see it: beside its seller stands what was sold, on all sites, and his shop on this one. */
export async function loadGoodsPage(ctx: Ctx, goodsSn: GoodsSn): Promise<GoodsDetail> {
  const sellerId = await findSellerId(ctx, goodsSn)
  const [detail, sold] = await Promise.all([loadGoodsDetail(ctx, goodsSn), countDeals(ctx, sellerId)])
  return presentGoodsPage(detail, { sold, shop: await openShop(ctx, sellerId) })
}
