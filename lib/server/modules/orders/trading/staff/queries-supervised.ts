import { and, count, desc, eq, gte, inArray, isNotNull, lt, min, or, sql } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import type { Db } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import { isLedNow } from './queries-clocks'
import { orderDue, waitsForStaff } from './queries-desk'
import { isLeaderless, isRunning, waitsForLead } from './queries-leads'

/** Counts the orders that wait for a lead, of one site or of all, those overdue, and since when the oldest waits. */
export async function sizeOfUnassigned(
  db: Db,
  { distId, at }: { distId: number | null; at: Date },
): Promise<{ waiting: number; late: number; oldestAt: Date | null }> {
  const isOfSite = distId === null ? undefined : eq(orders.distId, distId)
  const [row] = await db
    .select({
      waiting: count(),
      late: sql<number>`(count(*) filter (where ${orderDue} < ${at.toISOString()}::timestamptz))::int`,
      oldestAt: min(orders.enteredAt),
    })
    .from(orders)
    .where(and(isOfSite, isRunning, or(waitsForStaff, waitsForLead), isLeaderless))
  return row ?? { waiting: 0, late: 0, oldestAt: null }
}

/** Counts the running orders that each staff member leads. */
export async function countLedBy(db: Db, serviceIds: readonly UserId[]): Promise<Map<UserId, number>> {
  if (serviceIds.length === 0) return new Map()
  const rows = await db
    .select({ id: orders.serviceId, n: count() })
    .from(orders)
    .where(and(isLedNow, inArray(orders.serviceId, [...serviceIds])))
    .groupBy(orders.serviceId)
  return new Map(rows.flatMap(({ id, n }) => (id === null ? [] : [[id, n] as const])))
}

const endedAt = sql`coalesce(${orders.completedAt}, ${orders.closedAt})`

export interface EndedOrder {
  orderSn: OrderSn
  distId: number
  serviceId: UserId
}

/**
 * Returns orders of staff that ended in a span, at most some of each. Which ones depends on their numbers alone, so no
 * one can choose them, and a repeated call returns the same.
 */
export async function drawEndedOrders(
  db: Pick<Db, 'execute'>,
  { serviceIds, from, to, each }: { serviceIds: readonly UserId[]; from: Date; to: Date; each: number },
): Promise<EndedOrder[]> {
  if (serviceIds.length === 0 || each === 0) return []
  const ended = and(
    inArray(orders.serviceId, [...serviceIds]),
    isNotNull(orders.paidAt),
    sql`not ${isRunning}`,
    gte(endedAt, from),
    lt(endedAt, to),
  )
  const { rows } = await db.execute<{ sn: OrderSn; dist_id: number; service_id: string }>(sql`
    select sn, dist_id, service_id from (
      select sn, dist_id, service_id, row_number() over (partition by service_id order by md5(sn)) as n
      from ${orders} where ${ended}
    ) drawn where n <= ${each} order by service_id, n`)
  return rows.map(({ sn, dist_id, service_id }) => ({
    orderSn: sn,
    distId: dist_id,
    serviceId: Number(service_id) as UserId,
  }))
}

export interface Conversation {
  orderSn: OrderSn
  distId: number
  mode: ModeName
  serviceId: UserId | null
  groupId: number | null
  paidAt: Date | null
}

/** Returns the orders with a chat that these staff lead, paid in a span, latest first. */
export const listConversations = (
  db: Db,
  { serviceIds, from, to, most }: { serviceIds: readonly UserId[]; from: Date; to: Date; most: number },
): Promise<Conversation[]> =>
  db
    .select({
      orderSn: orders.sn,
      distId: orders.distId,
      mode: orders.mode,
      serviceId: orders.serviceId,
      groupId: orders.chatGroupId,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .where(
      and(
        inArray(orders.serviceId, [...serviceIds]),
        isNotNull(orders.chatGroupId),
        gte(orders.paidAt, from),
        lt(orders.paidAt, to),
      ),
    )
    .orderBy(desc(orders.paidAt))
    .limit(most)
