import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { ACCOUNT } from '@/lib/shared/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { sales } from '../../db/schema/valuation'
import type { Ctx } from '../../runtime/context'
import { findListing } from '../catalog/queries-detail'
import { findGame } from '../catalog/queries-games'
import { mainFields } from '../catalog/rules'
import { presentHistory, presentRange } from './present-range'
import { HISTORY_WEEKS, nearOf, RANGE_DAYS, rangeOf, weeksOf } from './rules-range'

const SAMPLE = 5000

/** What like accounts were sold for, from the rows every valuation reads. Refuses NOT_FOUND. */
export async function loadSoldRange(ctx: Ctx, goodsSn: GoodsSn) {
  const like = await findLike(ctx, goodsSn, RANGE_DAYS)
  if (!like) return presentRange(null)
  const { sold, value, field, since } = like
  const found = rangeOf(sold, value, since, ctx.now())
  return presentRange(found && { ...found, field })
}

/** The same over a quarter of a year, week by week. Refuses NOT_FOUND. */
export async function loadSoldHistory(ctx: Ctx, goodsSn: GoodsSn) {
  const like = await findLike(ctx, goodsSn, HISTORY_WEEKS * 7)
  const found = like && nearOf(like.sold, like.value)
  return presentHistory(found && { ...found, field: like.field, weeks: weeksOf(found.near, ctx.now()) })
}

/** Sales of the game's accounts, the last first, by the number that tells this account; null where there is none. */
async function findLike(ctx: Ctx, goodsSn: GoodsSn, days: number) {
  const { gameId, goodsTypeId, facts } = await findListing(ctx, goodsSn)
  const { fields } = await findGame(ctx, gameId)
  const field = mainFields(fields).find((one) => one.kind === 'number' && Number(facts[one.key]) > 0)
  if (goodsTypeId !== ACCOUNT || !field) return null
  const since = new Date(ctx.now().getTime() - days * DAY_MS)
  const rows = await ctx.db
    .select({
      priceFen: sales.priceFen,
      value: sql<string | null>`${sales.facts}->>${field.key}`,
      soldAt: sales.soldAt,
    })
    .from(sales)
    .where(and(eq(sales.gameId, gameId), eq(sales.goodsTypeId, ACCOUNT), gte(sales.soldAt, since)))
    .orderBy(desc(sales.soldAt))
    .limit(SAMPLE)
  const sold = rows.flatMap((row) =>
    row.value === null ? [] : [{ yuan: Number(row.priceFen) / 100, value: Number(row.value), soldAt: row.soldAt }],
  )
  return { sold, value: Number(facts[field.key]), field, since }
}
