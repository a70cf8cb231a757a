import { inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { goodsReviews } from '../../../db/schema/office/goods-review'
import type { Ctx } from '../../../runtime/context'
import { reportersOf } from '../trust/queries-parties'

/** Returns the sellers of the reviewed goods and the users who reported them; unknown ids are ignored. */
export async function partiesOfReviews(ctx: Pick<Ctx, 'db'>, reviewIds: readonly number[]): Promise<UserId[]> {
  const { sellerId, goodsSn } = goodsReviews
  const rows = await ctx.db
    .selectDistinct({ sellerId, goodsSn })
    .from(goodsReviews)
    .where(inArray(goodsReviews.id, [...reviewIds]))
  const reporters = await reportersOf(
    ctx,
    rows.map((row) => row.goodsSn),
  )
  return [...rows.map((row) => row.sellerId), ...reporters]
}
