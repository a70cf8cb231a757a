import { and, eq, inArray } from 'drizzle-orm'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { goodsReviews } from '../../../db/schema/office/goods-review'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { countEverListed, findHiddenSns } from '../../listings/catalog/games/queries-listed'

/** Counts the approved items of a seller, up to `most`: for sale now or before, sold, or once approved by staff. */
export async function countApproved(ctx: Pick<Ctx, 'db'>, sellerId: UserId, most: number): Promise<number> {
  if (most === 0) return 0
  const standing = await countEverListed(ctx, sellerId, most)
  if (standing >= most) return most
  const hidden = await findHiddenSns(ctx, sellerId)
  if (hidden.length === 0) return standing
  const passed = await ctx.db
    .selectDistinct({ sn: goodsReviews.goodsSn })
    .from(goodsReviews)
    .where(and(inArray(goodsReviews.goodsSn, hidden), eq(goodsReviews.state, 'passed')))
  return Math.min(most, standing + passed.length)
}

/** Returns how many more of the caller's items staff review before they are for sale. */
export async function loadReviewsLeft(ctx: UserCtx, { gameId, goodsTypeId }: { gameId: number; goodsTypeId: number }) {
  const { firstReviewed } = await loadRules(ctx, { mode: goodsType(goodsTypeId).mode, gameId })
  return { firstReviewed, left: firstReviewed - (await countApproved(ctx, ctx.user.userId, firstReviewed)) }
}
