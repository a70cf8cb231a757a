import { and, gte, inArray, not, sql } from 'drizzle-orm'
import { DAY_MS, startOfDay } from '@/lib/shared/time'
import { coinsNamed } from '../../../../db/coins-named'
import { orderEvents, orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { isPublic, ofGame } from './latest-deals'
import { type CoinDay, presentCoinMarket } from './present-coin-market'

const DAYS = 7
/**
 * Units of an order: for orders by amount the delivered units, else the ordered ones; for goods parsed from the title
 * at the time of the order, because the item may have changed since.
 */
const coins = sql`case when ${orders.mode} = 'fastGold'
  then coalesce(${orders.terms} #>> '{coin,delivered}', ${orders.terms} #>> '{coin,amount}')::bigint
  else ${sql.raw(coinsNamed(`(snapshot->>'bigTitle')`))} * ${orders.goodsNum} end`

const wasRuled = sql`exists (select from ${orderEvents} where order_id = ${orders.id} and action in ('rule', 'ruleSplit'))`

/** Returns currency sold in the last seven Beijing days, including today. */
export async function loadCoinMarket(ctx: Ctx) {
  const from = new Date(startOfDay(ctx.now()).getTime() - (DAYS - 1) * DAY_MS)
  const sold = and(
    isPublic,
    inArray(orders.mode, ['currency', 'fastGold']),
    gte(orders.paidAt, from),
    // a ruling changes the price, not the units
    not(wasRuled),
    await ofGame(ctx, undefined),
  )
  const day = sql<number>`floor(extract(epoch from ${orders.paidAt} - ${from.toISOString()}::timestamptz) / 86400)::int`
  const [days, times] = await Promise.all([
    ctx.db
      .select({
        gameId: orders.gameId,
        day,
        deals: sql<number>`count(*)::int`,
        coins: sql<number>`sum(${coins})::float8`,
        fen: sql<number>`sum(${orders.goodsFen})::float8`,
      })
      .from(orders)
      .where(and(sold, sql`${coins} is not null`))
      .groupBy(sql`1`, sql`2`),
    ctx.db
      .select({
        gameId: orders.gameId,
        minutes: sql<
          number | null
        >`percentile_cont(0.5) within group (order by extract(epoch from ${orders.shippedAt} - ${orders.paidAt}) / 60)`,
      })
      .from(orders)
      .where(sold)
      .groupBy(orders.gameId),
  ])
  return presentCoinMarket(days satisfies CoinDay[], new Map(times.map((row) => [row.gameId, row.minutes])), DAYS)
}
