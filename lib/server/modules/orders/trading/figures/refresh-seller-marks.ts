import { isNotNull, sql } from 'drizzle-orm'
import { GOODS_TYPES } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { type SellerMarks, saveSellerMarks } from '../../../listings/catalog/save-seller-marks'
import { readRatings } from './seller-ratings'
import { readTrades } from './seller-trades'

/** Sellers whose figures are read and copied at once. */
const BATCH = 500
/** With fewer ratings a seller is sorted with those who have none: one friend would be enough for five stars. */
const LEAST_RATED = 5

/** Copies the figures that lists are sorted by to the goods of all sellers. Returns the number of changed goods. */
export async function refreshSellerMarks(ctx: Ctx): Promise<number> {
  const rows = await ctx.db
    .selectDistinct({ sellerId: orders.sellerId })
    .from(orders)
    .where(isNotNull(orders.sellerId))
    .orderBy(sql`1`)
  const ids = rows.flatMap(({ sellerId }) => sellerId ?? [])
  let changed = 0
  for (let from = 0; from < ids.length; from += BATCH)
    changed += await saveSellerMarks(ctx, await marksOf(ctx, ids.slice(from, from + BATCH)))
  return changed
}

async function marksOf(ctx: Ctx, ids: UserId[]): Promise<SellerMarks[]> {
  const [ratings, trades] = await Promise.all([readRatings(ctx, ids), readTrades(ctx, ids)])
  return ids.flatMap((sellerId) => {
    const { stars, rated = 0 } = ratings.get(sellerId) ?? {}
    return GOODS_TYPES.map(({ id, mode }) => ({
      sellerId,
      goodsTypeId: id,
      stars: rated < LEAST_RATED ? 0 : Math.round((stars ?? 0) * 10),
      minutes: trades.get(sellerId)?.minutes.get(mode) ?? null,
    }))
  })
}
