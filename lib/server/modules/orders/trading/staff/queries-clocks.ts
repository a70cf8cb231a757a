import { and, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { Db, Tx } from '../../../../db/client'
import { orderEvents, orders } from '../../../../db/schema/orders/trading'
import { type ChatWait, waitIn } from '../../../market/chat/queries-waiting'
import type { Order } from '../types'

/** An order with a lead, and what its chat waits for. */
export interface LedOrder {
  order: Order & { serviceId: UserId }
  wait: ChatWait
}

/** Led by staff and not over: the condition of the index orders_led. */
export const isLedNow = and(
  isNotNull(orders.serviceId),
  inArray(orders.status, [ORDER_STATUS.paid, ORDER_STATUS.shipped]),
)

/** Places at which the next step is the staff member's. */
const STEP_PLACES = ['VERIFY', 'REBIND'] as const

/** Entries of staff in the timeline that are no step: who leads the order, and looks at its account. */
const NO_STEPS = ['assign', 'look']

/** When staff last took a step of an order, or decided about it. */
const actedAt = sql`(select max(${orderEvents.createdAt}) from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
  and ${orderEvents.actor} = 'service' and ${notInArray(orderEvents.action, NO_STEPS)})`

const waitOf: SQL = waitIn(orders.chatGroupId, orders.serviceId, actedAt)

/** Condition: a line of a party waits for staff. */
export const isAsked: SQL = sql`exists (select from ${waitOf} w where w.asked_ms is not null)`

interface Wanted {
  ids?: readonly number[]
  serviceId?: UserId
  /** Orders of one site. */
  distId?: number | null
}

/** Returns led orders that wait for their staff: for a line in the chat, or for a step. */
export async function listWaitingOrders(db: Db | Tx, { ids, serviceId, distId }: Wanted = {}): Promise<LedOrder[]> {
  const isWanted = and(
    isLedNow,
    ids === undefined ? undefined : inArray(orders.id, [...ids]),
    serviceId === undefined ? undefined : eq(orders.serviceId, serviceId),
    distId == null ? undefined : eq(orders.distId, distId),
  ) as SQL
  if (ids?.length === 0) return []
  const { rows } = await db.execute<{ id: string; joined_ms: number | null; is_met: boolean; asked_ms: number | null }>(
    sql`select ${orders.id} as id, w.joined_ms, w.is_met, w.asked_ms from ${orders}
      cross join lateral ${waitOf} w
      where ${isWanted} and (w.asked_ms is not null or (w.joined_ms is not null and not w.is_met)
        or (${inArray(orders.subStatus, [...STEP_PLACES])}))`,
  )
  if (rows.length === 0) return []
  const waits = new Map(
    rows.map(({ id, joined_ms: joinedMs, is_met: isMet, asked_ms: askedMs }) => [
      Number(id),
      { joinedMs, isMet, askedMs },
    ]),
  )
  const found = await db
    .select()
    .from(orders)
    .where(and(isLedNow, inArray(orders.id, [...waits.keys()])))
  return found.flatMap((order) => {
    const wait = waits.get(order.id)
    return wait && order.serviceId !== null ? [{ order: { ...order, serviceId: order.serviceId }, wait }] : []
  })
}

/** Query: ids of the led orders that are not over. */
export const ledIds: SQL = sql`(select ${orders.id} as id from ${orders} where ${isLedNow})`

/** Returns the sites of those of some orders that are led and not over. */
export async function findLedSites(db: Db | Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: orders.id, distId: orders.distId })
    .from(orders)
    .where(and(isLedNow, inArray(orders.id, [...ids])))
  return new Map(rows.map(({ id, distId }) => [id, distId]))
}

/** Returns the running orders that each staff member leads. */
export async function listLedBy(db: Db | Tx, serviceId: UserId): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isLedNow, eq(orders.serviceId, serviceId)))
    .orderBy(orders.id)
  return rows.map(({ id }) => id)
}
