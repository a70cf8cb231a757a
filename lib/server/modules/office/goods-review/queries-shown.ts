import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { goodsReviews } from '../../../db/schema/office/goods-review'
import type { Review } from './types'

/** Whether an item was listed before this review of it; the first version of a new item contains no changes. */
export async function wasListed(tx: Tx, { id, goodsSn }: Pick<Review, 'id' | 'goodsSn'>): Promise<boolean> {
  const isEarlier = and(ne(goodsReviews.id, id), inArray(goodsReviews.state, ['passed', 'removed']))
  const isEdit = and(eq(goodsReviews.version, 1), sql`cardinality(${goodsReviews.changes}) > 0`)
  const rows = await tx
    .select({ id: goodsReviews.id })
    .from(goodsReviews)
    .where(and(eq(goodsReviews.goodsSn, goodsSn), or(isEarlier, isEdit)))
    .limit(1)
  return rows.length > 0
}
