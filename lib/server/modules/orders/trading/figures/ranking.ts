import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { RankRow } from '@/lib/contract/entities/campaign'
import { fen } from '@/lib/shared/money/money'
import { formatDateTime } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { findLeaderboard, type LeaderboardKind } from '../../../market/campaign/queries-leaderboards'
import { tieOf } from '../../../money/ties/find-tie'
import { findUsers } from '../../../people/identity/queries'
import { listInvited } from '../../../people/identity/queries-invites'
import { presentRanking } from './present'
import { isMostlyRefunded } from './refunded'
import { type Period, periodOf, type RankEntry, rankInviters } from './rules'

const PLACES = 50

export interface Ranking {
  list: RankRow[]
  from: string | null
  to: string | null
  updateTime: string
}

/** Returns a leaderboard of this host over completed orders of its modes; covers and coupons are not included. */
export async function rankUsers(
  ctx: Ctx,
  { kind, period }: { kind: LeaderboardKind; period: Period },
): Promise<Ranking> {
  const board = await findLeaderboard(ctx, kind)
  const now = ctx.now()
  const updateTime = formatDateTime(now)
  if (!board) return { list: [], from: null, to: null, updateTime }
  const time = periodOf(board, period, now)
  const counted = and(
    eq(orders.status, ORDER_STATUS.complete),
    isNull(orders.tie),
    not(isMostlyRefunded),
    eq(orders.distId, ctx.dist.distId),
    gte(orders.completedAt, time.from),
    lt(orders.completedAt, time.to),
    board.modes.length > 0 ? inArray(orders.mode, board.modes) : undefined,
  )
  const standings =
    kind === 'statement'
      ? await bySeller(ctx, counted)
      : await byInviter(ctx, counted, { from: board.startsAt, to: time.to })
  const people = await findUsers(
    ctx,
    standings.map((one) => one.userId),
  )
  return {
    list: presentRanking(standings, people),
    from: formatDateTime(time.from),
    to: formatDateTime(time.to),
    updateTime,
  }
}

const turnover = sql<string>`sum(${orders.goodsFen})::text`
const count = sql<number>`count(*)::int`

async function bySeller(ctx: Ctx, counted: SQL | undefined): Promise<RankEntry[]> {
  const rows = await ctx.db
    .select({ userId: sql`${orders.sellerId}`.mapWith(orders.sellerId), count, amount: turnover })
    .from(orders)
    .where(and(counted, isNotNull(orders.sellerId)))
    .groupBy(orders.sellerId)
    .orderBy(desc(sql`sum(${orders.goodsFen})`), desc(count), orders.sellerId)
    .limit(PLACES)
  return rows.map(({ amount, ...row }) => ({ ...row, amount: fen(BigInt(amount)) }))
}

/** A new user counts for their inviter once one of the user's orders is completed. */
async function byInviter(
  ctx: Ctx,
  counted: SQL | undefined,
  registered: { from: Date; to: Date },
): Promise<RankEntry[]> {
  const invited = await listInvited(ctx, { ...registered, tieOf })
  if (invited.length === 0) return []
  const rows = await ctx.db
    .select({ userId: orders.buyerId, amount: turnover })
    .from(orders)
    .where(and(counted, sql`${orders.buyerId} = any(${sql.param(invited.map((one) => one.userId))}::bigint[])`))
    .groupBy(orders.buyerId)
  const bought = new Map(rows.map((row) => [row.userId, fen(BigInt(row.amount))]))
  return rankInviters(invited, bought).slice(0, PLACES)
}
