import { and, eq, sql } from 'drizzle-orm'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import type { GoodsSn } from '@/lib/shared/ids'
import { orders } from '../../../db/schema/trading'
import type { Ctx } from '../../../runtime/context'
import { findSellerId, loadGoodsDetail } from '../../catalog/queries-detail'
import { isDeal } from './latest-deals'
import { presentGoodsPage } from './present'

/** An item as visitors see it: beside its seller stands what was sold, on all sites, as the deal wall counts it. */
export async function loadGoodsPage(ctx: Ctx, goodsSn: GoodsSn): Promise<GoodsDetail> {
  const [detail, sold] = await Promise.all([
    loadGoodsDetail(ctx, goodsSn),
    findSellerId(ctx, goodsSn).then((sellerId) => countDeals(ctx, sellerId)),
  ])
  return presentGoodsPage(detail, { sold })
}

async function countDeals(ctx: Ctx, sellerId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ n: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(isDeal, eq(orders.sellerId, sellerId)))
  return row?.n ?? 0
}
