import { desc, eq, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { orderEvals, orders } from '../../../db/schema/trading'
import type { Ctx } from '../../../runtime/context'
import { findListing } from '../../catalog/queries-detail'
import { findUsers } from '../../identity/queries'
import { medianReply } from '../../questions/queries'
import { presentSellerFigures } from './present'

const SHOWN = 2
/** Stars of a good review. */
const GOOD = 4

/** Of the seller of an item, over all sites. Refuses NOT_FOUND. */
export async function loadSellerFigures(ctx: Ctx, goodsSn: GoodsSn) {
  const { sellerId } = await findListing(ctx, goodsSn)
  const ofSeller = eq(orders.sellerId, sellerId)
  const [[counted], rows, replyMinutes] = await Promise.all([
    ctx.db
      .select({
        reviews: sql<number>`count(*)::int`,
        good: sql<number>`(count(*) filter (where ${orderEvals.stars} >= ${GOOD}))::int`,
      })
      .from(orderEvals)
      .innerJoin(orders, eq(orders.id, orderEvals.orderId))
      .where(ofSeller),
    ctx.db
      .select({
        stars: orderEvals.stars,
        text: orderEvals.text,
        createdAt: orderEvals.createdAt,
        buyerId: orders.buyerId,
        goodsTypeId: orders.goodsTypeId,
        gameName: sql<string>`${orders.snapshot}->>'gameName'`,
      })
      .from(orderEvals)
      .innerJoin(orders, eq(orders.id, orderEvals.orderId))
      .where(ofSeller)
      .orderBy(desc(orderEvals.createdAt))
      .limit(SHOWN),
    medianReply(ctx, sellerId),
  ])
  const buyers = await findUsers(
    ctx,
    rows.map((row) => row.buyerId),
  )
  return presentSellerFigures({ reviews: counted?.reviews ?? 0, good: counted?.good ?? 0, replyMinutes, rows, buyers })
}
