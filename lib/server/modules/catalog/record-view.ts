import { and, eq, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { browseHistory, goods, onShelf } from '../../db/schema/catalog'
import type { Ctx } from '../../runtime/context'
import { shownOnly } from './internal/shown-only'

/** Counts a view; unknown numbers are ignored. The own history keeps the newest visit of each item. */
export async function recordView(ctx: Ctx, input: { goodsSn: GoodsSn }): Promise<void> {
  const [item] = await ctx.db
    .update(goods)
    .set({ views: sql`${goods.views} + 1` })
    .where(and(eq(goods.sn, input.goodsSn), onShelf, shownOnly(ctx)))
    .returning({ id: goods.id })
  if (!item || !ctx.user) return
  const viewedAt = ctx.now()
  await ctx.db
    .insert(browseHistory)
    .values({ userId: ctx.user.userId, goodsId: item.id, viewedAt })
    .onConflictDoUpdate({ target: [browseHistory.userId, browseHistory.goodsId], set: { viewedAt } })
}
