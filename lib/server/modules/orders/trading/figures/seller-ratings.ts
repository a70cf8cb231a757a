import { eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { cachedEach } from '../../../../db/cached-each'
import { prepared } from '../../../../db/prepared'
import { orderEvals, orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { findUsers } from '../../../people/identity/queries'
import { isRated } from './refunded'

export interface SellerRating {
  nickName: string
  /** Average rating by buyers, 1 to 5, one decimal; null without ratings. */
  stars: number | null
  rated: number
}

/**
 * Every list shows twenty sellers, whose ratings rarely change within a minute, so each is read once a minute per
 * process.
 */
const KEEP_MS = 60_000
const GONE: SellerRating = { nickName: '已注销用户', stars: null, rated: 0 }
const cached = cachedEach<UserId, SellerRating>({ ms: KEEP_MS, absent: GONE })

export const sellerRatings = (ctx: Ctx, sellerIds: readonly UserId[]): Promise<Map<number, SellerRating>> =>
  cached(ctx.db, sellerIds, (missing) => readRatings(ctx, missing))

/** Not cached: for what reads many sellers. */
export async function readRatings(ctx: Ctx, ids: readonly UserId[]): Promise<Map<number, SellerRating>> {
  const [people, rows] = await Promise.all([findUsers(ctx, ids), readRated(ctx.db, { ids })])
  const rated = new Map(rows.map((row) => [row.sellerId, row]))
  return new Map(
    [...people.values()].map(({ id, nickName }) => {
      const { stars = null, rated: count = 0 } = rated.get(id) ?? {}
      return [id, { nickName, stars, rated: count }]
    }),
  )
}

const readRated = prepared(['ids'], (db, { ids }) =>
  db
    .select({
      sellerId: orders.sellerId,
      stars: sql<number>`round(avg(${orderEvals.stars}), 1)::float8`,
      rated: sql<number>`count(*)::int`,
    })
    .from(orderEvals)
    .innerJoin(orders, eq(orders.id, orderEvals.orderId))
    .where(sql`${orders.sellerId} = any(${ids}::bigint[]) and ${isRated}`)
    .groupBy(orders.sellerId),
)
