import { and, eq, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { favourites, goods } from '../../../db/schema/listings/catalog'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { shownOnly } from './internal/shown-only'

/**
 * Adds or removes a favourite; idempotent in both directions. An existing favourite keeps the price at which it was
 * first marked; the counter changes only if the row did.
 */
export async function updateFavourite(
  ctx: UserCtx,
  input: { goodsSn: GoodsSn; follow: boolean },
): Promise<{ followed: boolean; favourites: number }> {
  const shown = await shownOnly(ctx)
  return inTx(ctx, async (tx) => {
    const [item] = await tx
      .select({ id: goods.id, priceFen: goods.priceFen })
      .from(goods)
      .where(and(eq(goods.sn, input.goodsSn), shown))
    if (!item) throw refuse('NOT_FOUND', '商品不存在或已被删除')
    const mine = and(eq(favourites.userId, ctx.user.userId), eq(favourites.goodsId, item.id))
    const moved = input.follow
      ? await tx
          .insert(favourites)
          .values({ userId: ctx.user.userId, goodsId: item.id, priceFen: item.priceFen, createdAt: ctx.now() })
          .onConflictDoNothing()
          .returning({ id: favourites.goodsId })
      : await tx.delete(favourites).where(mine).returning({ id: favourites.goodsId })
    const step = moved.length === 0 ? 0 : input.follow ? 1 : -1
    const [row] = await tx
      .update(goods)
      .set({ favourites: sql`greatest(0, ${goods.favourites} + ${step})` })
      .where(eq(goods.id, item.id))
      .returning({ n: goods.favourites })
    return { followed: input.follow, favourites: row?.n ?? 0 }
  })
}
