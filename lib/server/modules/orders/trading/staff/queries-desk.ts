import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { normalCode } from '@/lib/shared/normalize/code'
import { normalCount } from '@/lib/shared/normalize/digits'
import type { OrderQueue } from '@/lib/shared/staff/desk'
import { DAY_MS } from '@/lib/shared/time'
import { UNSERVED } from '@/lib/shared/trade/order-status'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { type Paging, pageOf } from '../../../../db/page'
import { orderEvents, orders } from '../../../../db/schema/orders/trading'
import { holdsWords } from '../../../../db/search-text'
import type { Ctx, StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { isOfHere } from '../../../core/tenancy/queries-here'
import { queryWords } from '../../../listings/catalog/rules'
import { areUntiedIn, mayWorkOn } from '../../../money/ties/queries-untied'
import { isNamed } from '../../../people/identity/queries-named'
import { isMostlyRefunded } from '../figures/refunded'
import { MODES } from '../modes/table'
import type { Order, Party } from '../types'
import { isAsked, isLedNow } from './queries-clocks'
import { formerWorkers, isLeaderless, isRunning, waitsForLead } from './queries-leads'
import { LED, SIGNING, turnAt } from './rules-turn'

/** The seller signs first. */
const signs = (party: Party): SQL =>
  sql`(${orders.status} || ' ' || ${orders.subStatus} = ${SIGNING}
    and (${orders.terms} #> '{sale,agreement,seller}' is null) = ${party === 'seller'})`

/** Returns places of every mode at which a party has to act. */
const turnsOf = (party: Party): SQL | undefined =>
  or(
    signs(party),
    ...Object.values(MODES).map((mode) => {
      const places = [...new Set(mode.steps.map(({ from }) => from))].filter(
        (place) => place !== SIGNING && turnAt(mode.steps, place) === party,
      )
      return places.length === 0
        ? sql`false`
        : and(eq(orders.mode, mode.name), inArray(sql`${orders.status} || ' ' || ${orders.subStatus}`, places))
    }),
  )

export const waitsForStaff = or(
  and(
    eq(orders.subStatus, 'ASSIGN'),
    inArray(
      orders.mode,
      LED.map(({ name }) => name),
    ),
  ),
  // orders on hold by a dispute or a claim are in the lists of those
  and(isNotNull(orders.frozenAt), isNull(orders.disputeId), isNull(orders.claimId)),
)

/** An order whose party wrote last waits for staff, whoever has the next step. */
const waitsForParty = (staffId: UserId, party: Party) =>
  and(eq(orders.serviceId, staffId), isNull(orders.frozenAt), isRunning, turnsOf(party), sql`not ${isAsked}`)

const QUEUES: Readonly<Record<OrderQueue, (staffId: UserId, at: Date) => SQL | undefined>> = {
  unassigned: () => and(isRunning, or(waitsForStaff, waitsForLead), isLeaderless),
  mine: (staffId) => and(eq(orders.serviceId, staffId), isRunning),
  buyer: (staffId) => waitsForParty(staffId, 'buyer'),
  seller: (staffId) => waitsForParty(staffId, 'seller'),
  done: (staffId, at) =>
    and(
      eq(orders.serviceId, staffId),
      sql`not ${isRunning}`,
      gte(sql`coalesce(${orders.closedAt}, ${orders.completedAt})`, new Date(at.getTime() - 7 * DAY_MS)),
    ),
  all: () => isNotNull(orders.paidAt),
}

type Condition = (orderSn: typeof orders.sn) => SQL

interface Wanted extends Paging {
  queue: OrderQueue
  /** Part of an order's number or title, or the id or part of the name of a party. */
  keyWord?: string
  mode?: ModeName
  /** A further condition on the order's number. */
  isWanted?: Condition
  sort: 'due' | 'paid'
  dues: StaffDues
}

function queueOf(ctx: StaffCtx, queue: OrderQueue): SQL | undefined {
  const { userId } = ctx.user
  return and(
    isOfHere(ctx, orders.distId),
    // staff cannot handle their own deals
    mayWorkOn(ctx, [orders.buyerId, orders.sellerId]),
    areUntiedIn(userId, formerWorkers),
    QUEUES[queue](userId, ctx.now()),
  )
}

/** When the lead of an order is due by a clock, by the order's id. */
export type StaffDues = ReadonlyMap<number, Date>

/** When its lead took an order; null: it has none. */
const ledSince = sql`(select max(${orderEvents.createdAt}) from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.action} = 'assign' and ${orders.serviceId} is not null)`
const isHeld = sql`(${orders.frozenAt} is not null and ${orders.disputeId} is null and ${orders.claimId} is null)`
const HELD = sql`interval '24 hours'`

/**
 * Since when the day for an order on hold counts: since the hold, and again since each lead who took it when the day was
 * over. A lead who took it earlier has the rest.
 */
const heldSince = sql`(with recursive day(since) as (
  select ${orders.frozenAt}
  union all
  select (select min(${orderEvents.createdAt}) from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
    and ${orderEvents.action} = 'assign' and ${orderEvents.createdAt} >= day.since + ${HELD}) from day
  where day.since is not null and ${orders.serviceId} is not null
) select max(since) from day)`

/**
 * An order on hold has no timer: without a dispute or claim, which have their own, staff have a day for it. An order that no one took in time is overdue since then, although its timer was started again.
 */
export const orderDue = sql`(case when ${isHeld} then ${heldSince} + ${HELD}
  when ${orders.frozenAt} is null and ${orders.subStatus} = 'ASSIGN' and ${orders.terms} #>> '{sale,unattendedAt}' is not null
  then (${orders.terms} #>> '{sale,unattendedAt}')::timestamptz else ${orders.dueAt} end)`

const ownDue = orderDue.mapWith(orders.dueAt) as SQL<Date | null>

/** Whether the order was overdue for staff when its lead took it. */
const wasLate = sql<boolean>`coalesce(${orders.serviceId} is not null and case when ${isHeld} then ${orders.frozenAt} + ${HELD} < ${ledSince}
  else ${orders.subStatus} = 'VERIFY' and ${orders.terms} #>> '{sale,unattendedAt}' is not null end, false)`

/** When staff have to act, or the order's timer ends: the earlier one. */
function deskDue(dues: StaffDues): SQL<Date | null> {
  const [ids, times] = [[...dues.keys()], [...dues.values()].map((at) => at.toISOString())]
  const own = sql`(select led.at from unnest(${sql.param(ids)}::bigint[], ${sql.param(times)}::timestamptz[]) led(id, at) where led.id = ${orders.id})`
  return sql`${dues.size === 0 ? orderDue : sql`least(${orderDue}, ${own})`}`.mapWith(orders.dueAt) as SQL<Date | null>
}

/** Counting stops here. */
const MOST = 10_000

function matchesKeyWord(keyWord: string): SQL | undefined {
  const [sn, id] = [normalCode(keyWord), normalCount(keyWord)]
  const userId = /^\d{1,9}$/.test(id) ? (Number(id) as UserId) : null
  return or(
    /^D?\d+$/.test(sn) ? like(orders.sn, `%${sn}%`) : undefined,
    holdsWords(sql`${orders.snapshot} ->> 'bigTitle'`, queryWords(keyWord)),
    isNamed(keyWord, orders.buyerId),
    isNamed(keyWord, orders.sellerId),
    userId === null ? undefined : or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
  )
}

/** A subquery: ids of orders that a keyword of the desk finds. */
export const orderIdsFoundBy = ({ db }: Pick<Ctx, 'db'>, keyWord: string) =>
  db.select({ id: orders.id }).from(orders).where(matchesKeyWord(keyWord))

/** Returns the ids of the led orders of a queue that are not over. */
export async function listLedIn(ctx: StaffCtx, queue: OrderQueue): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isLedNow, queueOf(ctx, queue)))
  return rows.map(({ id }) => id)
}

/** Returns orders of this host that wait for staff, earliest deadline first, with `orderDue`. */
export function listDeskOrders(ctx: StaffCtx, { queue, keyWord, mode, isWanted, sort, dues, ...paging }: Wanted) {
  const wanted = and(
    queueOf(ctx, queue),
    keyWord ? matchesKeyWord(keyWord) : undefined,
    mode ? eq(orders.mode, mode) : undefined,
    isWanted?.(orders.sn),
  )
  const first =
    queue === 'done'
      ? desc(sql`coalesce(${orders.closedAt}, ${orders.completedAt})`)
      : queue === 'all' || sort === 'paid'
        ? desc(orders.paidAt)
        : sql`${deskDue(dues)} asc nulls last`
  const rows = ctx.db
    .select({ order: orders, dueAt: ownDue, wasLate })
    .from(orders)
    .where(wanted)
    .orderBy(first, asc(orders.enteredAt), asc(orders.id))
  return pageOf(rows, () => ctx.db.$count(orders, wanted), paging, MOST)
}

/** Counts the paid orders of this host that meet a condition. */
export const countDeskOrders = (ctx: StaffCtx, isWanted: Condition): Promise<number> =>
  ctx.db.$count(orders, and(queueOf(ctx, 'all'), isWanted(orders.sn)))

/** Query: numbers of the paid orders of this host that the caller may work on. */
export const workableOrders = (ctx: StaffCtx): SQL =>
  sql`(select ${orders.sn} from ${orders} where ${queueOf(ctx, 'all')})`

/** Returns what each order is called. */
export async function deskTitlesOf({ db }: Pick<Ctx, 'db'>, sns: readonly string[]): Promise<Map<string, string>> {
  if (sns.length === 0) return new Map()
  const rows = await db
    .select({ sn: orders.sn, title: sql<string>`${orders.snapshot} ->> 'bigTitle'` })
    .from(orders)
    .where(inArray(orders.sn, [...sns] as OrderSn[]))
  return new Map(rows.map(({ sn, title }) => [sn, title]))
}

interface QueueSize {
  total: number
  overdue: number
}
/** Counts the orders in a queue, and how many of them are overdue. */
export async function sizeOfQueue(ctx: StaffCtx, queue: OrderQueue, dues: StaffDues): Promise<QueueSize> {
  const [size] = await ctx.db
    .select({
      total: count(),
      overdue: sql<number>`(count(*) filter (where ${deskDue(dues)} < ${ctx.now().toISOString()}::timestamptz))::int`,
    })
    .from(orders)
    .where(queueOf(ctx, queue))
  return size ?? { total: 0, overdue: 0 }
}

/** Returns any paid order of this host. Refuses NOT_FOUND. */
export async function findDeskOrder(ctx: StaffCtx, orderSn: OrderSn): Promise<Order> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.sn, orderSn), isOfHere(ctx, orders.distId), isNotNull(orders.paidAt)))
  if (!order) throw refuse('NOT_FOUND', '订单不存在')
  return order
}

/** Returns when staff have to act on an order, or its timer ends; clocks of its lead are not counted. */
export async function findOrderDue({ db }: Pick<Ctx, 'db'>, orderId: number): Promise<Date | null> {
  const [row] = await db.select({ dueAt: ownDue }).from(orders).where(eq(orders.id, orderId))
  return row?.dueAt ?? null
}

/** Returns the paid orders of each user: how many were completed, and how many failed through the user's fault. */
export async function tradesOf(
  ctx: Ctx,
  userIds: readonly UserId[],
): Promise<Map<number, { done: number; left: number }>> {
  const entries = userIds.map(async (userId) => {
    const own = or(eq(orders.buyerId, userId), eq(orders.sellerId, userId))
    const [row] = await ctx.db
      .select({
        done: sql<number>`(count(*) filter (where ${orders.status} = 3 and not ${isMostlyRefunded}))::int`,
        left: sql<number>`(count(*) filter (where (${orders.status} = 7 and ${orders.buyerId} = ${userId}) or (${orders.status} = 8 and ${orders.subStatus} <> ${UNSERVED} and ${orders.sellerId} = ${userId})))::int`,
      })
      .from(orders)
      .where(and(own, isNotNull(orders.paidAt)))
    return [userId, row ?? { done: 0, left: 0 }] as const
  })
  return new Map(await Promise.all(entries))
}

/** Returns the number of paid orders of each staff member that ended since a date. */
export async function endedOf(
  { db }: Pick<Ctx, 'db'>,
  staffIds: readonly UserId[],
  since: Date,
): Promise<Map<number, number>> {
  if (staffIds.length === 0) return new Map()
  const ended = gte(sql`coalesce(${orders.completedAt}, ${orders.closedAt})`, since)
  const rows = await db
    .select({ id: orders.serviceId, n: count() })
    .from(orders)
    .where(and(inArray(orders.serviceId, [...staffIds]), isNotNull(orders.paidAt), sql`not ${isRunning}`, ended))
    .groupBy(orders.serviceId)
  return new Map(rows.map(({ id, n }) => [id ?? 0, n]))
}

/** Returns the number of running orders that each staff member leads. */
export async function loadsOf({ db }: Pick<Ctx, 'db'>, staffIds: readonly UserId[]): Promise<Map<number, number>> {
  if (staffIds.length === 0) return new Map()
  const rows = await db
    .select({ id: orders.serviceId, n: count() })
    .from(orders)
    .where(and(inArray(orders.serviceId, [...staffIds]), isRunning))
    .groupBy(orders.serviceId)
  return new Map(rows.flatMap(({ id, n }) => (id === null ? [] : [[id, n] as const])))
}
