import { and, eq, gte, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import { ORDER_STATUS, UNSERVED } from '@/lib/shared/trade/order-status'
import { modesThat, SALE_MODES } from '@/lib/shared/trade/trade-modes'
import { prepared } from '../../../../db/prepared'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { findListing } from '../../../listings/catalog/queries-detail'
import { medianReply } from '../../../market/questions/queries'
import { isDeal } from './latest-deals'
import { type Claimed, presentSellerFigures } from './present'
import { isMostlyRefunded } from './refunded'
import { latestReviews } from './reviews'
import { sellerRatings } from './seller-ratings'

const SHOWN = 2

/** Returns statistics of an item's seller, with the latest reviews. Refuses NOT_FOUND. */
export async function loadSellerFigures(ctx: Ctx, goodsSn: GoodsSn) {
  const { sellerId } = await findListing(ctx, goodsSn)
  const [figures, list] = await Promise.all([figuresOf(ctx, sellerId), latestReviews(ctx, sellerId, SHOWN)])
  return { ...figures, list }
}

/** Over all sites; the rating is the same as in lists. */
export async function figuresOf(ctx: Ctx, sellerId: UserId) {
  const [standings, replyMinutes, claimed] = await Promise.all([
    sellerRatings(ctx, [sellerId]),
    medianReply(ctx, sellerId),
    sumClaimed(ctx, sellerId),
  ])
  const { stars = null, rated = 0 } = standings.get(sellerId) ?? {}
  return presentSellerFigures({ stars, rated, replyMinutes, claimed })
}

/** Returns a seller's number of sales on all sites, counted as on the deal wall. */
export async function countDeals(ctx: Ctx, sellerId: UserId): Promise<number> {
  const [row] = await readDeals(ctx.db, { sellerId })
  return row?.n ?? 0
}

const readDeals = prepared(['sellerId'], (db, { sellerId }) =>
  db
    .select({ n: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(isDeal, eq(orders.sellerId, sellerId))),
)

const COMPLETION_DAYS = 90
/** With fewer orders no rate is shown. */
const COMPLETION_LEAST = 5

/**
 * Returns how many of the seller's paid and closed sales of 90 days were completed: orders that failed through the
 * seller, or were mostly refunded, count as not completed; those cancelled by the buyer, or that staff did not handle in time, are ignored. Null
 * if there are too few.
 */
export async function countCompleted(ctx: Ctx, sellerId: UserId): Promise<{ over: number; completed: number } | null> {
  const completed = sql`${orders.status} = ${ORDER_STATUS.complete} and not ${isMostlyRefunded}`
  const [row] = await ctx.db
    .select({
      over: sql<number>`count(*)::int`,
      completed: sql<number>`(count(*) filter (where ${completed}))::int`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.sellerId, sellerId),
        isNotNull(orders.paidAt),
        isNull(orders.tie),
        inArray(orders.mode, [...SALE_MODES]),
        gte(orders.paidAt, new Date(ctx.now().getTime() - COMPLETION_DAYS * DAY_MS)),
        inArray(orders.status, [ORDER_STATUS.complete, ORDER_STATUS.sellerCancelled]),
        ne(orders.subStatus, UNSERVED),
      ),
    )
  return row && row.over >= COMPLETION_LEAST ? row : null
}

/** Returns the total of cover payments for a seller's sales, of all time. */
async function sumClaimed(ctx: Ctx, sellerId: UserId): Promise<Claimed> {
  const [row] = await readClaimed(ctx.db, { sellerId })
  const { accounts = 0, retrieved = 0, paid = 0, sum = '0' } = row ?? {}
  return { accounts, retrieved, paid, sum: fen(BigInt(sum)) }
}

const ACCOUNT_SALES = modesThat(({ isAccountSale }) => isAccountSale)
const readClaimed = prepared(['sellerId'], (db, { sellerId }) => {
  const isAccount = inArray(orders.mode, ACCOUNT_SALES)
  const isPaid = isNotNull(orders.claimedFen)
  return db
    .select({
      accounts: sql<number>`(count(*) filter (where ${isAccount}))::int`,
      retrieved: sql<number>`(count(*) filter (where ${isAccount} and ${isPaid}))::int`,
      paid: sql<number>`(count(*) filter (where ${isPaid}))::int`,
      sum: sql<string>`coalesce(sum(${orders.claimedFen}), 0)::text`,
    })
    .from(orders)
    .where(and(eq(orders.sellerId, sellerId), eq(orders.status, ORDER_STATUS.complete), isNull(orders.tie)))
})
