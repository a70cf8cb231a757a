import { and, eq, gte, sql } from 'drizzle-orm'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { DAY_MS } from '@/lib/shared/time'
import { sales } from '../../../db/schema/valuation'
import type { Ctx } from '../../../runtime/context'

/** The window of every figure that says what goods of a game go for. */
export const MIDDLE_DAYS = 30
/** Fewer sales in it have no middle to measure by. */
const LEAST_SALES = 10

export interface Middle {
  gameId: number
  count: number
  /** Fen of a unit, between two where their number is even. */
  medianFen: number
}

/**
 * What goods of a type went for in each game, on all sites: the median of what was paid out in the last 30 days, of two people
 * only their latest sale; not of a game with too few. Lists, valuations and recycling all show this figure.
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

/** Of one game and type; null: too few were sold. */
export async function findMiddle(
  ctx: Pick<Ctx, 'db' | 'now'>,
  of: { gameId: number; goodsTypeId?: number },
): Promise<Middle | null> {
  const [found] = await findMiddles(ctx, of)
  return found ?? null
}
