import { inArray, isNotNull, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { isDeal } from './latest-deals'

export interface SellerRecord {
  sold: number
  /** Number of sales that a cover had to pay for. */
  retrieved: number
}

/** Returns the sellers' numbers of sales on all sites, and how many of them had a paid claim. */
export async function recordsOf(ctx: Ctx, sellerIds: readonly UserId[]): Promise<Map<number, SellerRecord>> {
  if (sellerIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      sellerId: orders.sellerId,
      sold: sql<number>`(count(*) filter (where ${isDeal}))::int`,
      retrieved: sql<number>`(count(*) filter (where ${isNotNull(orders.claimedFen)}))::int`,
    })
    .from(orders)
    .where(inArray(orders.sellerId, [...new Set(sellerIds)]))
    .groupBy(orders.sellerId)
  return new Map(rows.flatMap(({ sellerId, ...row }) => (sellerId === null ? [] : [[sellerId, row]])))
}
