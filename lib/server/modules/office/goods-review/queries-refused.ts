import { and, eq, gte, inArray } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { goodsReviews } from '../../../db/schema/office/goods-review'

/** Whether staff refused an item or took it off the shelf since a time. */
export async function isRefusedSince(
  db: Db | Tx,
  { goodsSn, since }: { goodsSn: GoodsSn; since: Date },
): Promise<boolean> {
  const decided = and(eq(goodsReviews.goodsSn, goodsSn), gte(goodsReviews.reviewedAt, since))
  return (await db.$count(goodsReviews, and(decided, inArray(goodsReviews.state, ['refused', 'removed'])))) > 0
}
