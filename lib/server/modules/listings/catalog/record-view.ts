import { and, eq } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { browseHistory, goods, onShelf } from '../../../db/schema/listings/catalog'
import type { Ctx } from '../../../runtime/context'
import { shownOnly } from './internal/shown-only'

/** Counts a view; unknown numbers are ignored. The caller's history stores the latest visit of each item. */
export async function recordView(ctx: Ctx, input: { goodsSn: GoodsSn }): Promise<void> {
  const [item] = await ctx.db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.sn, input.goodsSn), onShelf, await shownOnly(ctx)))
  if (!item) return
  ctx.views.goods.add({ visitor: ctx.user?.userId ?? ctx.ip, item: String(item.id), at: ctx.now() })
  if (!ctx.user) return
  const viewedAt = ctx.now()
  await ctx.db
    .insert(browseHistory)
    .values({ userId: ctx.user.userId, goodsId: item.id, viewedAt })
    .onConflictDoUpdate({ target: [browseHistory.userId, browseHistory.goodsId], set: { viewedAt } })
}
