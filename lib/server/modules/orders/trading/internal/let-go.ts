import { sql } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS } from '@/lib/shared/durations'
import { type MODE_FACTS, type ModeName, modesThat } from '@/lib/shared/trade/trade-modes'
import { modeList } from '../../../../db/mode-list'
import { orderEvents, orders } from '../../../../db/schema/orders/trading'
import type { Rules } from '../../../core/tenancy/types'

/** Ordering reserves something at the seller's cost, so what a person orders and lets go is limited. */
export const isLimited = ({ isAgreed, isPrepaid }: (typeof MODE_FACTS)[ModeName]): boolean => !isAgreed && !isPrepaid
export const LIMITED = modeList(modesThat(isLimited))

/**
 * The buyer paid for an item and cancelled, which held it without cost, often for a day. Not what no staff member took
 * in time; what the seller or staff ended has another status.
 */
export const isCancelledPaid = sql`(${orders.status} = 7 and ${orders.paidAt} is not null and ${orders.goodsSn} is not null
  and ${orders.mode} in ${LIMITED} and not (${orders.terms} #>> '{sale,unattendedAt}' is not null and ${orders.serviceId} is null)
  and exists (select 1 from ${orderEvents} e where e.order_id = ${orders.id} and e.action = 'refund' and e.actor = 'buyer'))`

/**
 * Cancellations of an item are counted for this time: its pause grows with each. Those after the order are not: demo data is
 * written in no order of time.
 */
export const COUNTED_DAYS = 30

/** Number of these orders, and when the last one was closed, in milliseconds. */
export interface Cancelled {
  times: number
  lastMs: number
}
export const TIMES = sql`count(*)::int`
export const LAST_MS = sql`coalesce(extract(epoch from max(${orders.closedAt})) * 1000, 0)::float8`

/**
 * Returns when a person may order an item again that they cancelled after paying, or null: after the first time the
 * pause is that of an unpaid order, after the second a day, and each further one doubles it.
 */
export function pauseEnd(
  { times, lastMs }: Cancelled,
  { letGoMinutes, letGoAgainHours }: Pick<Rules, 'letGoMinutes' | 'letGoAgainHours'>,
  at: Date,
): Date | null {
  if (times === 0) return null
  const pause = times === 1 ? letGoMinutes * MINUTE_MS : letGoAgainHours * HOUR_MS * 2 ** (times - 2)
  const end = new Date(lastMs + pause)
  return end > at ? end : null
}
