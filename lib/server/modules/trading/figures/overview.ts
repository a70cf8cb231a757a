import { and, desc, eq, gte, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { DAY_MS, formatDate, startOfDay } from '@/lib/shared/time'
import type { Paging } from '../../../db/page'
import { presentPage } from '../../../db/page'
import { orders } from '../../../db/schema/trading'
import type { StaffCtx } from '../../../runtime/context'
import { gamesById } from '../../catalog/queries-games'
import { visitsByDay } from '../../traffic/queries-days'
import { balanceOf } from '../../wallet/queries'
import { earnedByDay, heldIn, listEntries } from '../../wallet/queries-earned'
import type { Account } from '../../wallet/types'
import { presentOverview, presentShare } from './present-overview'

const DAYS = 28
const GAME_DAYS = 7
const GAMES = 8
/** Completed, ended or cancelled: nothing of it is held. */
const OVER = [3, 7, 8] as const

/** Staff of a distributor see its orders, those of the platform all. */
const scopeOf = ({ staff }: StaffCtx): SQL | undefined =>
  staff.distId === null ? undefined : eq(orders.distId, staff.distId)

const shareAccount = ({ staff }: StaffCtx): Account =>
  staff.distId === null ? { kind: 'platform', ownerId: 0 } : { kind: 'dist', ownerId: staff.distId }

/** Sales, fees and visits of four weeks, day by day, and what sold most in the last one. */
export async function loadOverview(ctx: StaffCtx) {
  const { db, staff } = ctx
  const now = ctx.now()
  const from = startOfDay(new Date(now.getTime() - (DAYS - 1) * DAY_MS))
  const scope = scopeOf(ctx)
  const [placed, paid, done, games, names, visits, share, held, earned] = await Promise.all([
    countByDay(ctx, orders.createdAt, from),
    countByDay(ctx, orders.paidAt, from),
    countByDay(ctx, orders.completedAt, from),
    db
      .select({
        gameId: orders.gameId,
        orders: sql<number>`count(*)::int`,
        sales: sql<string>`sum(${orders.totalFen})`,
      })
      .from(orders)
      .where(and(scope, gte(orders.paidAt, startOfDay(new Date(now.getTime() - (GAME_DAYS - 1) * DAY_MS)))))
      .groupBy(orders.gameId)
      .orderBy(desc(sql`sum(${orders.totalFen})`))
      .limit(GAMES),
    gamesById(ctx),
    visitsByDay(db, { distId: staff.distId, from: formatDate(from) }),
    earnedByDay(db, shareAccount(ctx), from),
    heldFor(ctx),
    balanceOf(db, shareAccount(ctx)),
  ])
  const days = Array.from({ length: DAYS }, (_, n) => formatDate(new Date(from.getTime() + n * DAY_MS)))
  return presentOverview({ at: now, days, placed, paid, done, games, names, visits, share, held, earned })
}

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

async function countByDay(ctx: StaffCtx, at: typeof orders.createdAt | typeof orders.paidAt, from: Date) {
  const day = sql<string>`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
  const rows = await ctx.db
    .select({ day, orders: sql<number>`count(*)::int`, sales: sql<string>`sum(${orders.totalFen})` })
    .from(orders)
    .where(and(scopeOf(ctx), gte(at, from)))
    .groupBy(day)
  return new Map(rows.map((row) => [row.day, row]))
}

/** Order by order, what came to the share of this host's distributor. */
export const listShares = async (ctx: StaffCtx, paging: Paging) =>
  presentPage(await listEntries(ctx.db, { kind: 'dist', ownerId: ctx.dist.distId }, paging), presentShare)
