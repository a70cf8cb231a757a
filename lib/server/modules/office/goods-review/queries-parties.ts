import { inArray } from 'drizzle-orm'
import { goodsReviews } from '../../../db/schema/goods-review'
import type { Ctx } from '../../../runtime/context'

/** Returns the sellers of the reviewed goods; unknown ids are ignored. */
export async function partiesOfReviews({ db }: Pick<Ctx, 'db'>, reviewIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ sellerId: goodsReviews.sellerId })
    .from(goodsReviews)
    .where(inArray(goodsReviews.id, [...reviewIds]))
  return rows.map(({ sellerId }) => sellerId)
}
