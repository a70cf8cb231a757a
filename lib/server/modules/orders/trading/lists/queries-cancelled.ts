import { and, between, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { MINUTE_MS } from '@/lib/shared/durations'
import { DAY_MS } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { modesThat } from '@/lib/shared/trade/trade-modes'
import { orders } from '../../../../db/schema/orders/trading'
import type { FindOrderPause } from '../../../market/bargains/types'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import { type Cancelled, COUNTED_DAYS, isCancelledPaid, LAST_MS, pauseEnd, TIMES } from '../internal/let-go'

/** An invitation to a deal that ends unpaid was not abandoned. */
const AGREED = modesThat(({ isAgreed }) => isAgreed)

/** Returns whether a person may not order an item yet: after an order left unpaid, or cancelled after paying. */
export const findOrderPause: FindOrderPause = async (tx, { goodsSn, buyerId, at, rules }) => {
  const endedIn = (ms: number, how: SQL | undefined) =>
    and(
      ...[inArray(orders.buyerId, accountsOfPerson(buyerId)), eq(orders.goodsSn, goodsSn)],
      ...[between(orders.closedAt, new Date(at.getTime() - ms), at), how],
    )
  const [cancelled = { times: 0, lastMs: 0 }] = await tx
    .select({ times: sql<number>`${TIMES}`, lastMs: sql<number>`${LAST_MS}` } satisfies Record<keyof Cancelled, SQL>)
    .from(orders)
    .where(endedIn(COUNTED_DAYS * DAY_MS, isCancelledPaid))
  const until = pauseEnd(cancelled, rules, at)
  if (until && cancelled.times > 1) return until
  const isUnpaid = and(
    eq(orders.status, ORDER_STATUS.buyerCancelled),
    isNull(orders.paidAt),
    notInArray(orders.mode, AGREED),
  )
  const unpaid = await tx.$count(orders, endedIn(rules.letGoMinutes * MINUTE_MS, isUnpaid))
  return until || unpaid > 0 ? 'recent' : null
}
