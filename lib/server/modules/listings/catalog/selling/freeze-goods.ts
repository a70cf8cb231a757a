import { and, eq } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { UserId } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/site/page-tags'
import type { Tx } from '../../../../db/client'
import { goods, withheldSellers } from '../../../../db/schema/listings/catalog'
import type { Effects } from '../../../../runtime/context'
import { holdPerson } from '../../../people/identity/queries-person'

/** Withholds the goods a frozen seller has for sale until the freeze is lifted. */
export async function freezeGoods(
  tx: Tx,
  effects: Effects,
  { userId, at }: { userId: UserId; at: Date },
): Promise<void> {
  await holdPerson(tx, userId)
  await tx.insert(withheldSellers).values({ sellerId: userId, since: at }).onConflictDoNothing()
  const hidden = await tx
    .update(goods)
    .set({ status: GOODS_STATUS.withheld })
    .where(and(eq(goods.sellerId, userId), eq(goods.status, GOODS_STATUS.onShelf)))
    .returning({ sn: goods.sn, gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
  effects.purge(...hidden.map(({ sn }) => `goods:${sn}`))
  effects.age(...hidden.flatMap(shelfTags))
}
