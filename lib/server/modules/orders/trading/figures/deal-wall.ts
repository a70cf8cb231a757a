import { and, asc, desc, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import { DAY_MS, startOfDay } from '@/lib/shared/time'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { DEAL_COLUMNS, isDeal, ofGame } from './latest-deals'
import { presentWallDeal } from './present'

interface Filter {
  gid?: number
  days?: '1' | '7' | '30'
}
/** Maximum rows that paging can reach; older deals are not news. */
const CAP = 1200
const GAMES_SHOWN = 12
/** Buckets of the time-to-sale view, in seconds. */
const SPEEDS = [3600, 86_400, 3 * 86_400, 7 * 86_400] as const

/** Null for an item that was listed again after its sale, because the time would be wrong. */
const sellSeconds = sql<number | null>`case when (${orders.snapshot}->>'publishedAt')::timestamptz <= ${orders.paidAt}
  then floor(extract(epoch from ${orders.paidAt} - (${orders.snapshot}->>'publishedAt')::timestamptz))::int end`
const since = (ctx: Ctx, days: Filter['days']) =>
  gte(orders.paidAt, new Date(startOfDay(ctx.now()).getTime() - (Number(days ?? 1) - 1) * DAY_MS))
const within = async (ctx: Ctx, { gid, days }: Filter): Promise<SQL | undefined> =>
  and(isDeal, since(ctx, days), await ofGame(ctx, gid))

export async function listDeals(ctx: Ctx, input: Filter & { sort?: 'time' | 'fast'; page: number; pageSize: number }) {
  const isFast = input.sort === 'fast'
  const where = and(await within(ctx, input), isFast ? isNotNull(sellSeconds) : undefined)
  const offset = (input.page - 1) * input.pageSize
  const [rows, [counted]] = await Promise.all([
    offset >= CAP
      ? []
      : ctx.db
          .select({ ...DEAL_COLUMNS, sellSeconds })
          .from(orders)
          .where(where)
          .orderBy(...(isFast ? [asc(sellSeconds)] : []), desc(orders.paidAt), desc(orders.id))
          .limit(input.pageSize)
          .offset(offset),
    ctx.db.select({ n: sql<number>`count(*)::int` }).from(orders).where(where),
  ])
  const total = counted?.n ?? 0
  return {
    list: rows.map(presentWallDeal),
    total: Math.min(total, CAP),
    more: total > CAP,
    page: input.page,
    pageSize: input.pageSize,
  }
}

/**
 * Counts, the median time to sale and its distribution; each bucket counts the deals sold within its limit but not
 * within the previous one.
 */
export async function countDeals(ctx: Ctx, input: Filter) {
  const step = sql<number>`width_bucket(${sellSeconds}, array[${sql.raw(SPEEDS.join(', '))}])`
  const [ofToday, ofFilter, ofAllGames] = await Promise.all([
    within(ctx, { gid: input.gid }),
    within(ctx, input),
    within(ctx, { days: input.days }),
  ])
  const [[today], [all], steps, games] = await Promise.all([
    ctx.db.select({ n: sql<number>`count(*)::int` }).from(orders).where(ofToday),
    ctx.db
      .select({
        n: sql<number>`count(*)::int`,
        median: sql<number | null>`floor(percentile_cont(0.5) within group (order by ${sellSeconds}))::int`,
      })
      .from(orders)
      .where(ofFilter),
    ctx.db
      .select({ step, n: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(ofFilter, isNotNull(sellSeconds)))
      .groupBy(step),
    ctx.db
      .select({
        gameId: orders.gameId,
        gameName: sql<string>`max(${orders.snapshot}->>'gameName')`,
        n: sql<number>`count(*)::int`,
      })
      .from(orders)
      .where(ofAllGames)
      .groupBy(orders.gameId)
      .orderBy(desc(sql`count(*)`), orders.gameId)
      .limit(GAMES_SHOWN),
  ])
  const countOf = new Map(steps.map((row) => [row.step, row.n]))
  return {
    today: today?.n ?? 0,
    count: all?.n ?? 0,
    medianSellSeconds: all?.median ?? null,
    speeds: [...SPEEDS, null].map((withinSeconds, i) => ({ withinSeconds, count: countOf.get(i) ?? 0 })),
    games: games.map(({ gameId, gameName, n }) => ({ gameId, gameName, count: n })),
  }
}
