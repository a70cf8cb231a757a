import { and, eq, gte, sql } from 'drizzle-orm'
import { ACCOUNT } from '@/lib/shared/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { sales } from '../../db/schema/valuation'
import type { Ctx } from '../../runtime/context'
import { findListing } from '../catalog/queries-detail'
import { findGame } from '../catalog/queries-games'
import { mainFields } from '../catalog/rules'
import { presentRange } from './present'
import { RANGE_DAYS, rangeOf } from './rules-range'

const SAMPLE = 2000

/** What like accounts were sold for, from the rows every valuation reads. Refuses NOT_FOUND. */
export async function loadSoldRange(ctx: Ctx, goodsSn: GoodsSn) {
  const { gameId, goodsTypeId, facts } = await findListing(ctx, goodsSn)
  const { fields } = await findGame(ctx, gameId)
  const field = mainFields(fields).find((one) => one.kind === 'number' && Number(facts[one.key]) > 0)
  if (goodsTypeId !== ACCOUNT || !field) return presentRange(null)
  const [now, value] = [ctx.now(), Number(facts[field.key])]
  const since = new Date(now.getTime() - RANGE_DAYS * DAY_MS)
  const rows = await ctx.db
    .select({
      priceFen: sales.priceFen,
      value: sql<string | null>`${sales.facts}->>${field.key}`,
      soldAt: sales.soldAt,
    })
    .from(sales)
    .where(and(eq(sales.gameId, gameId), eq(sales.goodsTypeId, ACCOUNT), gte(sales.soldAt, since)))
    .limit(SAMPLE)
  const sold = rows.flatMap((row) =>
    row.value === null ? [] : [{ yuan: Number(row.priceFen) / 100, value: Number(row.value), soldAt: row.soldAt }],
  )
  const found = rangeOf(sold, value, since, now)
  return presentRange(found && { ...found, field })
}
