import { and, eq, gte, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { DAY_MS } from '@/lib/shared/time'
import { ORDER_STATUS, UNSERVED } from '@/lib/shared/trade/order-status'
import { SALE_MODES } from '@/lib/shared/trade/trade-modes'
import { prepared } from '../../../../db/prepared'
import { orders } from '../../../../db/schema/trading'
import type { Ctx } from '../../../../runtime/context'
import { findListing } from '../../../listings/catalog/queries-detail'
import { medianReply } from '../../../market/questions/queries'
import { isDeal } from './latest-deals'
import { type Claimed, presentSellerFigures } from './present'
import { latestReviews } from './reviews'
import { standingsOf } from './seller-standings'

const SHOWN = 2

/** Of the seller of an item, with the last reviews. Refuses NOT_FOUND. */
export async function loadSellerFigures(ctx: Ctx, goodsSn: GoodsSn) {
  const { sellerId } = await findListing(ctx, goodsSn)
  const [figures, list] = await Promise.all([figuresOf(ctx, sellerId), latestReviews(ctx, sellerId, SHOWN)])
  return { ...figures, list }
}

/** Over all sites; the stars are those that lists show. */
export async function figuresOf(ctx: Ctx, sellerId: number) {
  const [standings, replyMinutes, claimed] = await Promise.all([
    standingsOf(ctx, [sellerId]),
    medianReply(ctx, sellerId),
    sumClaimed(ctx, sellerId),
  ])
  const { stars = null, rated = 0 } = standings.get(sellerId) ?? {}
  return presentSellerFigures({ stars, rated, replyMinutes, claimed })
}

/** What a seller sold, on all sites, as the deal wall counts it. */
export async function countDeals(ctx: Ctx, sellerId: number): Promise<number> {
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
/** Fewer say nothing. */
const COMPLETION_LEAST = 5

/**
 * Of the paid sales of 90 days that are over, how many came to their end: an order that its seller let down counts against
 * him, one that its buyer cancelled or that staff came too late for does not count. Null: too few.
 */
export async function countCompleted(ctx: Ctx, sellerId: number): Promise<{ over: number; completed: number } | null> {
  const completed = sql`${orders.status} = ${ORDER_STATUS.complete}`
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

/** What covers had to pay for what a seller sold, of all times. */
async function sumClaimed(ctx: Ctx, sellerId: number): Promise<Claimed> {
  const [row] = await readClaimed(ctx.db, { sellerId })
  const { accounts = 0, retrieved = 0, paid = 0, sum = '0' } = row ?? {}
  return { accounts, retrieved, paid, sum: fen(BigInt(sum)) }
}

const readClaimed = prepared(['sellerId'], (db, { sellerId }) => {
  const isAccount = inArray(orders.mode, ['account', 'intermediary'])
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
