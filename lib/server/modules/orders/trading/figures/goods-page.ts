import { sql } from 'drizzle-orm'
import type { GoodsDetail, GoodsNow } from '@/lib/contract/entities/goods'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { cachedFor } from '../../../../db/cached-for'
import type { Db } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { findGoodsNow, findShown, withDetails } from '../../../listings/catalog/queries-detail'
import { presentShips } from '../../../listings/hours/present'
import { findHours } from '../../../listings/hours/queries'
import { openShop } from '../../../market/shops/create-shops'
import { findLetting } from '../internal/find-letting'
import { NOT_LET, presentGoodsPage, presentLetting } from './present'
import { countDeals } from './seller-figures'
import { sellerRatings } from './seller-ratings'
import { sellerTrades } from './seller-trades'

/**
 * Returns an item as shown to visitors: with its seller's sales on all sites, and the seller's shop on this one.
 * Refuses GONE, NOT_FOUND.
 */
export async function loadGoodsPage(ctx: Ctx, goodsSn: GoodsSn): Promise<GoodsDetail> {
  const row = await findShown(ctx, goodsSn)
  const [detail, sold, trades, ratings, shop, handOver, hours, letting] = await Promise.all([
    withDetails(ctx, row),
    countDeals(ctx, row.sellerId),
    sellerTrades(ctx, [row.sellerId]),
    sellerRatings(ctx, [row.sellerId]),
    openShop(ctx, row.sellerId),
    row.checkedAt ? handOverTime(ctx) : null,
    findHours(ctx.db, row.sellerId),
    row.reserved > 0 ? findLetting(ctx, goodsSn) : NOT_LET,
  ])
  const minutes = trades.get(row.sellerId)?.minutes.get(goodsType(row.goodsTypeId).mode) ?? null
  const at = ctx.now()
  return presentGoodsPage(detail, {
    sold,
    rating: ratings.get(row.sellerId),
    minutes,
    handOver,
    shop,
    hours,
    at,
    letting,
    dist: ctx.dist,
  })
}

/** The latest orders that count, below how many there is no figure, and how far back they reach. */
const LATEST = 50
const FEWEST = 10
const DAYS = 30

const cached = cachedFor<{ minutes: number | null }>(10 * 60_000)

/**
 * Returns the median minutes from payment to hand-over of the latest orders of accounts that staff had checked before
 * the sale; null if there are too few.
 */
async function handOverTime({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<number | null> {
  return (await cached(db, 'checked', () => measure(db, new Date(now().getTime() - DAYS * DAY_MS)))).minutes
}

async function measure(db: Db, since: Date): Promise<{ minutes: number | null }> {
  const { rows } = await db.execute<{ n: number; minutes: number | null }>(sql`
    select count(*)::int as n, round(percentile_cont(0.5) within group (order by minutes))::int as minutes
    from (
      select extract(epoch from shipped_at - paid_at) / 60 as minutes from ${orders}
      where paid_at > ${since.toISOString()}::timestamptz and mode = 'account' and shipped_at is not null
        and terms #> '{sale,check}' is not null
      order by paid_at desc limit ${LATEST}
    ) latest`)
  const [row] = rows
  return { minutes: row && row.n >= FEWEST ? row.minutes : null }
}

/** Returns data that an open page polls: two rows, a third one of a reserved item, no joins. Refuses NOT_FOUND. */
export async function loadGoodsNow(ctx: Ctx, goodsSn: GoodsSn): Promise<GoodsNow> {
  const { now, sellerId, isAutomatic } = await findGoodsNow(ctx, goodsSn)
  const [hours, letting] = await Promise.all([
    isAutomatic ? undefined : findHours(ctx.db, sellerId),
    now.reserved ? findLetting(ctx, goodsSn) : NOT_LET,
  ])
  return Object.assign(now, presentLetting(letting), presentShips(hours, ctx.now()))
}
