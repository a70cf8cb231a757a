import { and, desc, eq, gte, inArray, isNotNull, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { type Fen, ZERO } from '@/lib/shared/money/money'
import { DAY_MS, formatDate, startOfDay } from '@/lib/shared/time'
import type { Paging } from '../../../../db/page'
import { presentPage } from '../../../../db/page'
import { orders } from '../../../../db/schema/orders/trading'
import type { StaffCtx } from '../../../../runtime/context'
import { gamesById } from '../../../listings/catalog/games/queries-games'
import { visitsByDay, visitsIn } from '../../../listings/traffic/queries-days'
import { balanceOf } from '../../../money/wallet/queries'
import { earnedByDay, earnedIn, heldIn, listEntries } from '../../../money/wallet/queries-earned'
import type { Account } from '../../../money/wallet/types'
import { soldMargin } from '../flow/money-effects'
import { presentOverview, presentShare } from './present-overview'

const WEEK = 7
const CHART_DAYS = 14
const GAMES = 8
/** Completed, refunded or cancelled: nothing is held for the order. */
const OVER = [3, 7, 8] as const

/** Filters orders: staff of a distributor see its own, platform staff see all. */
const scopeOf = ({ staff }: StaffCtx): SQL | undefined =>
  staff.distId === null ? undefined : eq(orders.distId, staff.distId)

const shareAccount = ({ staff }: StaffCtx): Account =>
  staff.distId === null ? { kind: 'platform', ownerId: 0 } : { kind: 'dist', ownerId: staff.distId }

interface Range {
  from: Date
  to: Date
}

/**
 * Returns sales, fees and visits of the last `span` days and of the period they are compared with, day by day, and the
 * best-selling games.
 */
export async function loadOverview(ctx: StaffCtx, span: number) {
  const { db } = ctx
  const now = ctx.now()
  const daysAgo = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS)
  const period = { from: startOfDay(daysAgo(now, span - 1)), to: now }
  // compares today with the same weekday of last week, and never a partial day with a whole one
  const back = Math.max(span, WEEK)
  const past = { from: daysAgo(period.from, back), to: daysAgo(now, back) }
  const shown = Math.max(span, CHART_DAYS) * 2
  const from = startOfDay(daysAgo(now, shown - 1))
  const [placed, paid, done, visits, share, sums, before, games, names, held, earned] = await Promise.all([
    countByDay(ctx, orders.createdAt, from),
    countByDay(ctx, orders.paidAt, from),
    countByDay(ctx, orders.completedAt, from),
    visitsByDay(db, { distId: ctx.staff.distId, from: formatDate(from) }),
    earnedByDay(db, shareAccount(ctx), from),
    sumsOf(ctx, period),
    sumsOf(ctx, past),
    bestGames(ctx, period),
    gamesById(ctx),
    heldFor(ctx),
    balanceOf(db, shareAccount(ctx)),
  ])
  const days = Array.from({ length: shown }, (_, n) => formatDate(new Date(from.getTime() + n * DAY_MS)))
  return presentOverview({
    at: now,
    days,
    placed,
    paid,
    done,
    visits,
    share,
    sums,
    before,
    games,
    names,
    held,
    earned,
  })
}

/** Returns sums of a period that starts at the beginning of a day and may end within one. */
async function sumsOf(ctx: StaffCtx, range: Range) {
  const [placed, paid, done, visits, share] = await Promise.all([
    countIn(ctx, orders.createdAt, range),
    countIn(ctx, orders.paidAt, range),
    countIn(ctx, orders.completedAt, range),
    visitsIn(ctx.db, { distId: ctx.staff.distId, ...range }),
    earnedIn(ctx.db, shareAccount(ctx), range),
  ])
  return { placed, paid, done, visits, share }
}

const bestGames = (ctx: StaffCtx, { from, to }: Range) =>
  ctx.db
    .select({ gameId: orders.gameId, orders: sql<number>`count(*)::int`, sales: sql<string>`sum(${orders.totalFen})` })
    .from(orders)
    .where(and(scopeOf(ctx), gte(orders.paidAt, from), lte(orders.paidAt, to)))
    .groupBy(orders.gameId)
    .orderBy(desc(sql`sum(${orders.totalFen})`))
    .limit(GAMES)

async function heldFor(ctx: StaffCtx) {
  if (ctx.staff.distId === null) return heldIn(ctx.db, 'escrow')
  const open = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(scopeOf(ctx), isNotNull(orders.paidAt), notInArray(orders.status, [...OVER])))
  return heldIn(
    ctx.db,
    'escrow',
    open.map(({ id }) => id),
  )
}

const dayOf = (at: Moment) => sql<string>`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

/** Buyers count once a day, as visitors do: shares of them are of one unit. */
const countsOf = (at: Moment) => ({
  orders: sql<number>`count(*)::int`,
  buyers: sql<number>`count(distinct (${orders.buyerId}, ${dayOf(at)}))::int`,
})

type Moment = typeof orders.createdAt | typeof orders.paidAt

async function countIn(ctx: StaffCtx, at: Moment, { from, to }: Range) {
  const [row] = await ctx.db
    .select({ ...countsOf(at), sales: sql<string>`coalesce(sum(${orders.totalFen}), 0)` })
    .from(orders)
    .where(and(scopeOf(ctx), gte(at, from), lte(at, to)))
  return row ?? { orders: 0, buyers: 0, sales: '0' }
}

async function countByDay(ctx: StaffCtx, at: Moment, from: Date) {
  const day = dayOf(at)
  const rows = await ctx.db
    .select({ day, ...countsOf(at), sales: sql<string>`sum(${orders.totalFen})` })
    .from(orders)
    .where(and(scopeOf(ctx), gte(at, from)))
    .groupBy(day)
  return new Map(rows.map((row) => [row.day, row]))
}

/** Returns income per order of the caller's distributor's share; for the platform, of all distributors or of one. */
export async function listShares(
  { db, staff }: StaffCtx,
  { dist, ...paging }: Paging & { dist?: number; from?: Date; to?: Date; after?: number },
) {
  const found = await listEntries(db, { kind: 'dist', ownerId: staff.distId ?? dist }, paging)
  const sns = found.list.flatMap(({ kind, ref }) => (kind === 'orderRelease' ? [ref as OrderSn] : []))
  const sold = sns.length > 0 ? await db.select().from(orders).where(inArray(orders.sn, sns)) : []
  const margins = new Map<string, Fen>(sold.map((order) => [order.sn, soldMargin(order)]))
  return presentPage(found, (entry) => presentShare(entry, margins.get(entry.ref) ?? ZERO))
}
