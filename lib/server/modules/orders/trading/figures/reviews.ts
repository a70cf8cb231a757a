import { and, desc, eq, sql } from 'drizzle-orm'
import {
  countReviews,
  MOST_STARS,
  REVIEW_BANDS,
  type ReviewBand,
  type ReviewSpread,
} from '@/lib/shared/goods/review-bands'
import type { UserId } from '@/lib/shared/ids'
import type { Paging } from '../../../../db/page'
import { prepared } from '../../../../db/prepared'
import { orderEvals, orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { findShop } from '../../../market/shops/queries'
import { findUsers } from '../../../people/identity/queries'
import { presentReviews } from './present-reviews'
import { isRated } from './refunded'

const ALL = [1, 2, 3, 4, 5]
const isWritten = sql`${orderEvals.text} <> ''`

/**
 * Returns buyers' written reviews of a shop's seller, on all sites, latest first; `spread` counts those without text too.
 * Refuses NOT_FOUND, GONE.
 */
export async function listShopReviews(
  ctx: Ctx,
  { code, band, page, pageSize }: Paging & { code: string; band?: ReviewBand },
) {
  const { sellerId } = await findShop(ctx, code)
  const [{ spread, written }, list] = await Promise.all([
    spreadOf(ctx, sellerId),
    reviewsOf(ctx, {
      sellerId,
      stars: band ? REVIEW_BANDS[band] : ALL,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
  ])
  return { list, spread, total: countReviews(written, band), more: false, page, pageSize }
}

interface Wanted {
  sellerId: UserId
  stars: readonly number[]
  limit: number
  offset: number
}

export const latestReviews = (ctx: Ctx, sellerId: UserId, limit: number) =>
  reviewsOf(ctx, { sellerId, stars: ALL, limit, offset: 0 })

async function reviewsOf(ctx: Ctx, wanted: Wanted) {
  const rows = await readReviews(ctx.db, wanted)
  const buyers = await findUsers(
    ctx,
    rows.map((row) => row.buyerId),
  )
  return presentReviews(rows, buyers)
}

const readReviews = prepared(['sellerId', 'stars', 'limit', 'offset'], (db, { sellerId, stars, limit, offset }) =>
  db
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
    .where(
      sql`${orders.sellerId} = ${sellerId} and ${isRated} and ${orderEvals.stars} = any(${stars}::smallint[]) and ${isWritten}`,
    )
    .orderBy(desc(orderEvals.createdAt), desc(orderEvals.orderId))
    .limit(limit)
    .offset(offset),
)

/** Counts per stars: of all ratings, and of those with a text. */
async function spreadOf(ctx: Ctx, sellerId: UserId): Promise<{ spread: ReviewSpread; written: ReviewSpread }> {
  const found = { spread: [0, 0, 0, 0, 0] as ReviewSpread, written: [0, 0, 0, 0, 0] as ReviewSpread }
  for (const { stars, n, written } of await readSpread(ctx.db, { sellerId })) {
    found.spread[MOST_STARS - stars] = n
    found.written[MOST_STARS - stars] = written
  }
  return found
}

const readSpread = prepared(['sellerId'], (db, { sellerId }) =>
  db
    .select({
      stars: orderEvals.stars,
      n: sql<number>`count(*)::int`,
      written: sql<number>`(count(*) filter (where ${isWritten}))::int`,
    })
    .from(orderEvals)
    .innerJoin(orders, eq(orders.id, orderEvals.orderId))
    .where(and(eq(orders.sellerId, sellerId), isRated))
    .groupBy(orderEvals.stars),
)
