import { and, eq } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { UserId } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/site/page-tags'
import type { Tx } from '../../../../db/client'
import { goods, withheldSellers } from '../../../../db/schema/listings/catalog'
import type { Effects } from '../../../../runtime/context'
import { holdPerson } from '../../../people/identity/queries-person'

/** Restores the withheld goods of a seller who is no longer frozen. */
export async function restoreFrozenGoods(tx: Tx, effects: Effects, { userId }: { userId: UserId }): Promise<void> {
  await holdPerson(tx, userId)
  await tx.delete(withheldSellers).where(eq(withheldSellers.sellerId, userId))
  const shown = await tx
    .update(goods)
    .set({ status: GOODS_STATUS.onShelf })
    .where(and(eq(goods.sellerId, userId), eq(goods.status, GOODS_STATUS.withheld)))
    .returning({ sn: goods.sn, gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
  effects.purge(...shown.map(({ sn }) => `goods:${sn}`))
  effects.age(...shown.flatMap(shelfTags))
}
