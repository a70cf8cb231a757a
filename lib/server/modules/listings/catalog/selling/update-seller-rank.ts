import { and, eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/site/page-tags'
import type { Tx } from '../../../../db/client'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Effects } from '../../../../runtime/context'

/** Moves all goods that a seller has for sale back in lists of the newest, by some days. */
export async function updateSellerRank(
  tx: Tx,
  effects: Effects,
  { sellerId, days }: { sellerId: UserId; days: number },
): Promise<void> {
  const moved = await tx
    .update(goods)
    .set({ refreshedAt: sql`${goods.rankedAt} - make_interval(days => ${days}::int)` })
    .where(and(eq(goods.sellerId, sellerId), onShelf))
    .returning({ gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
  effects.age(...new Set(moved.flatMap(shelfTags)))
}
