import { and, eq, inArray } from 'drizzle-orm'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { goodsReviews } from '../../../db/schema/goods-review'
import type { Ctx, UserCtx } from '../../../runtime/context'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { countStanding, findHiddenSns } from '../../listings/catalog/games/queries-standing'

/** Items of a seller that came through, up to `most`: for sale now or before, sold, or passed by staff once. */
export async function countApproved(ctx: Pick<Ctx, 'db'>, sellerId: number, most: number): Promise<number> {
  if (most === 0) return 0
  const standing = await countStanding(ctx, sellerId, most)
  if (standing >= most) return most
  const hidden = await findHiddenSns(ctx, sellerId)
  if (hidden.length === 0) return standing
  const passed = await ctx.db
    .selectDistinct({ sn: goodsReviews.goodsSn })
    .from(goodsReviews)
    .where(and(inArray(goodsReviews.goodsSn, hidden), eq(goodsReviews.state, 'passed')))
  return Math.min(most, standing + passed.length)
}

/** How many more items of the caller staff look at before they are for sale. */
export async function loadStanding(ctx: UserCtx, { gameId, goodsTypeId }: { gameId: number; goodsTypeId: number }) {
  const { firstReviewed } = await loadRules(ctx, { mode: goodsType(goodsTypeId).mode, gameId })
  return { firstReviewed, left: firstReviewed - (await countApproved(ctx, ctx.user.userId, firstReviewed)) }
}
