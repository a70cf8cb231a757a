import { and, eq, isNull, not, sql } from 'drizzle-orm'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../../db/schema/orders/trading'

/** Part of the goods' price that a dispute returned, with what the platform's coupon paid of it; null: none. */
const returned = sql`((${orders.terms} #>> '{sale,ruled}')::bigint + coalesce((${orders.terms} #>> '{sale,ruledDiscount}')::bigint, 0))`
/** Of currency, works and rents, the price becomes what was paid for: less than half of it, as for the figures of merchants. */
const mostlyUnpaid = sql`(${orders.terms} -> 'coin' is not null and ${orders.goodsFen} * 2 < ${orders.unitPriceFen}
  or coalesce((${orders.terms} #>> '{boost,back}')::bigint > ${orders.goodsFen}, false)
  or coalesce((${orders.terms} #>> '{rental,returned}')::bigint > ${orders.goodsFen}, false))`
/**
 * A dispute left the seller at most half of the goods' price, or a ruling or an early end less than half of that of
 * currency, a work or a rent: neither a completed sale nor a deal, because a refund of all but a fen would otherwise count like
 * a sale.
 */
export const isMostlyRefunded = sql<boolean>`(coalesce(${returned} >= ${orders.goodsFen}, false) or ${mostlyUnpaid})`

/**
 * The order's rating counts and is shown. An order can be refunded after it was rated, while its money is held: its stars
 * would otherwise be bought for nothing.
 */
export const isRated = and(eq(orders.status, ORDER_STATUS.complete), isNull(orders.tie), not(isMostlyRefunded))
