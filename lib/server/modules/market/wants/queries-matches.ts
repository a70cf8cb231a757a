import { eq } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { yuanToFen } from '@/lib/shared/money/money'
import { wantAnswers } from '../../../db/schema/market/wants'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { isGame } from '../../listings/catalog/games/queries-games'
import { listOwnGoods } from '../../listings/catalog/selling/queries-own-list'
import { findPost } from './queries'

/** Maximum number of the caller's newest goods searched. */
const MOST = 60

/**
 * Returns the caller's goods on the shelf that match a want and were not offered yet, most expensive first, and how
 * many units the budget covers. Refuses NOT_FOUND.
 */
export async function listMatches(ctx: UserCtx, wantId: number) {
  const post = await findPost(ctx, wantId)
  if (!post || !(await isGame(ctx, post.gameId))) throw refuse('NOT_FOUND', '没有这条求购')
  const { gameId, goodsTypeId, budgetFen } = post
  const filter = { status: GOODS_STATUS.onShelf, goodsTypeId, gameId, page: 1, pageSize: MOST }
  const [{ list }, answered] = await Promise.all([
    listOwnGoods(ctx, filter),
    ctx.db.select({ goodsSn: wantAnswers.goodsSn }).from(wantAnswers).where(eq(wantAnswers.wantId, wantId)),
  ])
  const used = new Set<string>(answered.map(({ goodsSn }) => goodsSn))
  const fitting = list.flatMap((goods) => {
    const most = Math.min(goods.stock, Number(budgetFen / yuanToFen(goods.price)))
    return most > 0 && !used.has(goods.goodsSn) ? [{ goods, most }] : []
  })
  return { list: fitting.sort((a, b) => Number(b.goods.price) - Number(a.goods.price)) }
}
