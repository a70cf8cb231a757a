import { and, desc, eq } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { goodsReviews } from '../../../db/schema/office/goods-review'
import type { Ctx } from '../../../runtime/context'

/** Returns the number of the review that an item waits for; undefined: it waits for none. */
export async function findWaitingReview({ db }: Pick<Ctx, 'db'>, goodsSn: GoodsSn): Promise<number | undefined> {
  const [row] = await db
    .select({ id: goodsReviews.id })
    .from(goodsReviews)
    .where(and(eq(goodsReviews.goodsSn, goodsSn), eq(goodsReviews.state, 'waiting')))
    .orderBy(desc(goodsReviews.id))
    .limit(1)
  return row?.id
}
