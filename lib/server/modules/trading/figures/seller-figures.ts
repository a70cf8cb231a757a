import { desc, eq, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { orderEvals, orders } from '../../../db/schema/trading'
import type { Ctx } from '../../../runtime/context'
import { findListing } from '../../catalog/queries-detail'
import { findUsers } from '../../identity/queries'
import { medianReply } from '../../questions/queries'
import { presentSellerFigures } from './present'
import { standingsOf } from './seller-standings'

const SHOWN = 2

/** Of the seller of an item, over all sites; the stars are those that lists show. Refuses NOT_FOUND. */
export async function loadSellerFigures(ctx: Ctx, goodsSn: GoodsSn) {
  const { sellerId } = await findListing(ctx, goodsSn)
  const ofSeller = eq(orders.sellerId, sellerId)
  const [standings, rows, replyMinutes] = await Promise.all([
    standingsOf(ctx, [sellerId]),
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
  const { stars = null, rated = 0 } = standings.get(sellerId) ?? {}
  return presentSellerFigures({ stars, rated, replyMinutes, rows, buyers })
}
