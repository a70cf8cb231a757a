import { and, inArray, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { cachedEach } from '../../../../db/cached-each'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { isDeal } from './latest-deals'

export interface SellerTrades {
  /** Sales on all sites. */
  deals: number
  /** Median minutes from payment to hand-over, by trade mode; modes with too few orders are absent. */
  minutes: ReadonlyMap<ModeName, number>
}

/** Slow-moving figures next to list rows: each seller is read once in ten minutes per process. */
const KEEP_MS = 600_000
const DAYS = 90
/** With fewer hand-overs no time is shown. */
const LEAST = 3
const NONE: SellerTrades = { deals: 0, minutes: new Map() }
const cached = cachedEach<UserId, SellerTrades>({ ms: KEEP_MS, absent: NONE })

export const sellerTrades = (ctx: Ctx, sellerIds: readonly UserId[]): Promise<Map<number, SellerTrades>> =>
  cached(ctx.db, sellerIds, (missing) => readTrades(ctx, missing))

/** Not cached: for what reads many sellers. */
export async function readTrades(ctx: Ctx, ids: UserId[]): Promise<Map<number, SellerTrades>> {
  const since = new Date(ctx.now().getTime() - DAYS * DAY_MS)
  const handedOver = sql`${orders.shippedAt} is not null and ${orders.paidAt} > ${since.toISOString()}::timestamptz`
  const rows = await ctx.db
    .select({
      sellerId: orders.sellerId,
      mode: orders.mode,
      deals: sql<number>`count(*)::int`,
      timed: sql<number>`(count(*) filter (where ${handedOver}))::int`,
      minutes: sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from ${orders.shippedAt} - ${orders.paidAt}) / 60) filter (where ${handedOver})`,
    })
    .from(orders)
    .where(and(isDeal, inArray(orders.sellerId, ids)))
    .groupBy(orders.sellerId, orders.mode)
  const found = new Map<number, { deals: number; minutes: Map<ModeName, number> }>()
  for (const { sellerId, mode, deals, timed, minutes } of rows) {
    const one = found.get(sellerId ?? 0) ?? { deals: 0, minutes: new Map() }
    one.deals += deals
    if (timed >= LEAST && minutes !== null) one.minutes.set(mode, Math.max(1, Math.round(minutes)))
    found.set(sellerId ?? 0, one)
  }
  return found
}
