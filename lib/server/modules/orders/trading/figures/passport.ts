import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { SubStatus } from '@/lib/shared/trade/order-status'
import { orderEvents, orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { signedTimes } from '../../../core/legal/queries-agreements'
import { findListing } from '../../../listings/catalog/queries-detail'
import { listingsOf } from '../../../listings/catalog/queries-former'
import { presentPassport } from './present-passport'
import { isMostlyRefunded } from './refunded'

/** Maximum orders of one listing shown on a page. */
const MOST = 200

/**
 * Returns the history of an item here, on all sites and under all its listings: each paid and closed order, and whether
 * staff verified it or a renter reported a mismatch that was confirmed. Dates and outcomes only. Refuses NOT_FOUND.
 */
export async function loadPassport(ctx: Ctx, goodsSn: GoodsSn) {
  await findListing(ctx, goodsSn)
  const listings = await listingsOf(ctx.db, goodsSn)
  const rows = await ctx.db
    .select({
      id: orders.id,
      mode: orders.mode,
      status: orders.status,
      completedAt: orders.completedAt,
      closedAt: orders.closedAt,
      claimedFen: orders.claimedFen,
      isMostlyRefunded,
    })
    .from(orders)
    .where(
      and(
        inArray(
          orders.goodsSn,
          listings.map(({ sn }) => sn),
        ),
        isNotNull(orders.paidAt),
        // trades of one person with themselves prove nothing; a paid claim about one still does
        or(isNull(orders.tie), isNotNull(orders.claimedFen)),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(MOST)
  const ids = rows.map(({ id }) => id)
  const [verified, mismatched, signed] = await Promise.all([
    firstAt(ctx, ids, 'VERIFIED'),
    firstAt(ctx, ids, 'MISMATCH'),
    signedTimes(ctx.db, ids),
  ])
  return presentPassport(
    listings.map(({ createdAt }) => createdAt),
    rows.map((row) => ({
      ...row,
      verifiedAt: verified.get(row.id) ?? null,
      mismatchAt: mismatched.get(row.id) ?? null,
      signedAt: signed.get(row.id) ?? null,
    })),
  )
}

/** Returns when each of these orders first reached a place; orders that never did are omitted. */
async function firstAt(ctx: Ctx, orderIds: readonly number[], place: SubStatus): Promise<Map<number, Date>> {
  if (orderIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ orderId: orderEvents.orderId, at: sql`min(${orderEvents.createdAt})`.mapWith(orderEvents.createdAt) })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, [...orderIds]), eq(orderEvents.subStatus, place)))
    .groupBy(orderEvents.orderId)
  return new Map(rows.map(({ orderId, at }) => [orderId, at]))
}
