import { and, count, eq, gte, inArray, sql } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { Party } from '@/lib/shared/trade/order-forms'
import type { Db } from '../../../db/client'
import { serviceRatings } from '../../../db/schema/aftersales/ratings'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findServed } from '../../orders/trading/staff/queries-served'
import { findUsers } from '../../people/identity/queries'
import { presentConf } from './present'
import { ratingState } from './rules'

/**
 * Returns who served the caller's order, and whether the caller may rate it. Refuses NOT_FOUND, ELSEWHERE,
 * INVALID_INPUT.
 */
export async function loadRatingConf(ctx: UserCtx, { orderSn, side }: { orderSn: OrderSn; side: Party }) {
  const served = await findServed(ctx, orderSn)
  if (served.party !== side) throw refuse('INVALID_INPUT', '链接与你的身份不符，请从订单进入')
  const [rating] = await ctx.db
    .select()
    .from(serviceRatings)
    .where(and(eq(serviceRatings.orderId, served.orderId), eq(serviceRatings.side, side)))
  const staffId = rating?.staffId ?? served.staffId
  const people = await findUsers(ctx, staffId === null ? [] : [staffId])
  const staff = staffId === null ? undefined : people.get(staffId)
  return presentConf({ served, rating, staff, state: ratingState(served, rating !== undefined, ctx.now()) })
}

interface StaffStars {
  rated: number
  /** Number of rated orders; each can be rated by both sides. */
  orders: number
  /** Mean rating, two decimals. */
  stars: number
}

/** Returns the ratings of staff members since a date; staff without ratings are omitted. */
export async function starsOfStaff(db: Db, staffIds: readonly UserId[], since: Date): Promise<Map<number, StaffStars>> {
  if (staffIds.length === 0) return new Map()
  const rows = await db
    .select({
      staffId: serviceRatings.staffId,
      rated: count(),
      orders: sql<number>`count(distinct ${serviceRatings.orderId})::int`,
      stars: sql<number>`round(avg(${serviceRatings.stars}), 2)::float`,
    })
    .from(serviceRatings)
    .where(and(inArray(serviceRatings.staffId, [...staffIds]), gte(serviceRatings.createdAt, since)))
    .groupBy(serviceRatings.staffId)
  return new Map(rows.map(({ staffId, ...stars }) => [staffId, stars]))
}
