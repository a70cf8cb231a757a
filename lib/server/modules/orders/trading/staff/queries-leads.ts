import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { HOUSE_ID } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../../db/schema/orders/trading'
import { isTiedToListed, isTiedToParty } from '../../../money/ties/queries-untied'
import { mayServe } from '../../../people/staff/queries-service'
import { MODES } from '../modes/table'
import { isRuling } from '../rules'

/** Paid, and neither closed nor only waiting for its payout. */
export const isRunning = or(
  inArray(orders.status, [ORDER_STATUS.paid, ORDER_STATUS.shipped]),
  and(eq(orders.status, ORDER_STATUS.complete), isNotNull(orders.frozenAt)),
)

/** The site whose staff may lead an order; null: the platform's only, because the platform itself is a party. */
const servingSite = sql`(case when ${HOUSE_ID} in (${orders.buyerId}, ${orders.sellerId}) then null else ${orders.distId} end)`

/** The lead has left the staff, or has a role or an account that may not act on the order any more. */
export const hasLeadLeft: SQL = sql`(${orders.serviceId} is not null and not ${mayServe(orders.serviceId, servingSite)})`

/** The workers from whom an order was taken. */
export const formerWorkers = sql`(${orders.terms} #> '{boost,leftBy}')`

/** No one leads the order, or only somebody who may not: no longer active, or tied to a party. */
export const isLeaderless = or(
  isNull(orders.serviceId),
  hasLeadLeft,
  isTiedToParty(orders.serviceId, [orders.buyerId, orders.sellerId]),
  isTiedToListed(orders.serviceId, formerWorkers),
)

/** Places of a mode at which staff have something to do other than decide between the parties. */
const served = Object.values(MODES).flatMap((mode) => {
  const steps = mode.steps.filter(({ by, action }) => by.includes('service') && !isRuling(action))
  const places = [...new Set(steps.map(({ from }) => from))]
  return places.length === 0 ? [] : [{ mode: mode.name, places }]
})
const isServed = or(
  ...served.map(({ mode, places }) =>
    and(eq(orders.mode, mode), inArray(sql`${orders.status} || ' ' || ${orders.subStatus}`, places)),
  ),
)

/** Staff lead the order, and it waits for them. */
export const waitsForLead = and(
  sql`${orders.terms} #>> '{sale,staffed}' = 'true'`,
  isServed,
  // orders on hold by a dispute or a claim are in the lists of those
  and(isNull(orders.disputeId), isNull(orders.claimId)),
)
