import { and, desc, eq } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { goodsReviews } from '../../../db/schema/goods-review'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { presentOwnReview } from './present'

/** Returns the review state of an own item: waiting, or why it was refused. Refuses NOT_FOUND. */
export async function loadOwnReview(ctx: UserCtx, goodsSn: GoodsSn) {
  const [row] = await ctx.db
    .select()
    .from(goodsReviews)
    .where(and(eq(goodsReviews.goodsSn, goodsSn), eq(goodsReviews.sellerId, ctx.user.userId)))
    .orderBy(desc(goodsReviews.version))
    .limit(1)
  if (!row) throw refuse('NOT_FOUND', '这件商品没有审核记录')
  return presentOwnReview(row)
}
