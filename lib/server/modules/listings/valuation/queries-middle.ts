import { and, eq, gte, sql } from 'drizzle-orm'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { DAY_MS } from '@/lib/shared/time'
import { sales } from '../../../db/schema/listings/valuation'
import type { Ctx } from '../../../runtime/context'

/** Days covered by every statistic on selling prices of a game's goods. */
export const MIDDLE_DAYS = 30
/** With fewer sales there is no reliable median. */
const LEAST_SALES = 10

export interface Middle {
  gameId: number
  count: number
  /** Fen per unit; the mean of the two middle values if their number is even. */
  medianFen: number
}

/**
 * Returns median price per game of goods of one type, on all sites: sales paid out in the last 30 days, only the latest
 * of each pair of people; games with too few sales are omitted. Lists, valuations and recycling all use this number.
 */
export const findMiddles = (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { gameId, goodsTypeId = ACCOUNT }: { gameId?: number; goodsTypeId?: number } = {},
): Promise<Middle[]> =>
  db
    .select({
      gameId: sales.gameId,
      count: sql<number>`count(*)::int`,
      medianFen: sql<number>`percentile_cont(0.5) within group (order by ${sales.priceFen})`,
    })
    .from(sales)
    .where(
      and(
        gameId === undefined ? undefined : eq(sales.gameId, gameId),
        eq(sales.goodsTypeId, goodsTypeId),
        gte(sales.soldAt, new Date(now().getTime() - MIDDLE_DAYS * DAY_MS)),
      ),
    )
    .groupBy(sales.gameId)
    .having(gte(sql`count(*)`, LEAST_SALES))

/** The same for one game and type; null if too few were sold. */
export async function findMiddle(
  ctx: Pick<Ctx, 'db' | 'now'>,
  of: { gameId: number; goodsTypeId?: number },
): Promise<Middle | null> {
  const [found] = await findMiddles(ctx, of)
  return found ?? null
}
