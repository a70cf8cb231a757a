import { and, count, eq, gte, inArray } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { deskClocks } from '../../../db/schema/office/desk-clocks'
import type { Ctx, StaffCtx } from '../../../runtime/context'
import { loadRuleBook, type RuleBook } from '../../core/tenancy/load-rule-book'
import { type LedOrder, listWaitingOrders } from '../../orders/trading/staff/queries-clocks'
import { staffStepOf } from '../../orders/trading/staff/rules-turn'
import { clocksOf } from './rules'
import type { Clock, ClockRow, OrderWait } from './types'

/** Returns the running clocks of an order with a lead. */
export function clocksOfLed({ order, wait }: LedOrder, { rulesOf, at }: { rulesOf: RuleBook; at: Date }): Clock[] {
  const kind = staffStepOf(order, at)
  const submittedAt = order.terms.sale?.submittedAt
  const since = new Date(Math.max(order.enteredAt.getTime(), submittedAt ? Date.parse(submittedAt) : 0))
  return clocksOf({ wait, step: kind && { kind, since } }, rulesOf(order))
}

/** Returns what each of these orders waits for from its lead, by its id; without those that wait for nothing. */
export async function findWaits(ctx: Ctx, ids: readonly number[]): Promise<Map<number, OrderWait>> {
  const at = ctx.now()
  const [rulesOf, led] = await Promise.all([loadRuleBook(ctx), listWaitingOrders(ctx.db, { ids })])
  return new Map(
    led.map((one) => [one.order.id, { clocks: clocksOfLed(one, { rulesOf, at }), isAsked: one.wait.askedMs !== null }]),
  )
}

/** Counts the caller's orders with a clock past half of its target. */
export async function countPressing(ctx: StaffCtx): Promise<number> {
  const at = ctx.now()
  const [rulesOf, led] = await Promise.all([
    loadRuleBook(ctx),
    listWaitingOrders(ctx.db, { serviceId: ctx.user.userId, distId: ctx.dist.distId }),
  ])
  return led.filter((one) => clocksOfLed(one, { rulesOf, at }).some(({ nudgeAt }) => nudgeAt <= at)).length
}

const waitKey = ({ orderSn, userId, kind, since }: Pick<ClockRow, 'orderSn' | 'userId' | 'kind' | 'since'>): string =>
  `${orderSn} ${userId} ${kind} ${since.getTime()}`

/** Returns the recorded waits of orders, by what identifies a wait. */
export async function findRecorded(db: Db | Tx, sns: readonly OrderSn[]) {
  const rows =
    sns.length === 0
      ? []
      : await db
          .select()
          .from(deskClocks)
          .where(inArray(deskClocks.orderSn, [...sns]))
  const byWait = new Map(rows.map((row) => [waitKey(row), row]))
  return ({ order }: LedOrder, { kind, since }: Clock): ClockRow | undefined =>
    byWait.get(waitKey({ orderSn: order.sn, userId: order.serviceId, kind, since }))
}

/** Returns the staff who were late for an order since a time. */
export async function findLateStaff(db: Db | Tx, orderSn: OrderSn, since: Date): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ userId: deskClocks.userId })
    .from(deskClocks)
    .where(and(eq(deskClocks.orderSn, orderSn), gte(deskClocks.breachedAt, since)))
  return rows.map(({ userId }) => userId)
}

/** Counts the breaches of a staff member since a time. */
export const countBreaches = (db: Db | Tx, userId: UserId, since: Date): Promise<number> =>
  db.$count(deskClocks, and(eq(deskClocks.userId, userId), gte(deskClocks.breachedAt, since)))

/** Returns the breaches of several staff members since a time. */
export async function listBreaches(
  db: Db | Tx,
  userIds: readonly UserId[],
  since: Date,
): Promise<{ userId: UserId; breachedAt: Date | null }[]> {
  if (userIds.length === 0) return []
  return db
    .select({ userId: deskClocks.userId, breachedAt: deskClocks.breachedAt })
    .from(deskClocks)
    .where(and(inArray(deskClocks.userId, [...userIds]), gte(deskClocks.breachedAt, since)))
}

/** Counts the breaches of orders, and how often each was given to somebody else for one. */
export async function countBreachesOfOrders(
  db: Db | Tx,
  sns: readonly OrderSn[],
): Promise<Map<OrderSn, { breaches: number; moves: number }>> {
  if (sns.length === 0) return new Map()
  const rows = await db
    .select({ orderSn: deskClocks.orderSn, breaches: count(deskClocks.breachedAt), moves: count(deskClocks.movedTo) })
    .from(deskClocks)
    .where(inArray(deskClocks.orderSn, [...sns]))
    .groupBy(deskClocks.orderSn)
  return new Map(rows.map(({ orderSn, breaches, moves }) => [orderSn, { breaches, moves }]))
}
