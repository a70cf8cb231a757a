import { and, eq, inArray, ne } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { type GoodsSn, HOUSE_ID, type UserId } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/site/page-tags'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import type { Effects } from '../../../../runtime/context'
import { closeGoodsChecks } from '../checking/close-goods-checks'

const STANDING = [GOODS_STATUS.onShelf, GOODS_STATUS.offShelf, GOODS_STATUS.withheld, GOODS_STATUS.resting]

/**
 * Takes a member's item off the shelf on behalf of staff; it returns after it was corrected and reviewed. Existing
 * orders continue. Null if the item is not on the shelf.
 */
export async function rejectGoods(
  tx: Tx,
  effects: Effects,
  { goodsSn, at }: { goodsSn: GoodsSn; at: Date },
): Promise<{ gameId: number; goodsTypeId: number; distId: number; sellerId: UserId; title: string } | null> {
  const [item] = await tx
    .update(goods)
    .set({ status: GOODS_STATUS.refused, updatedAt: at })
    .where(and(eq(goods.sn, goodsSn), inArray(goods.status, STANDING), ne(goods.sellerId, HOUSE_ID)))
    .returning({
      gameId: goods.gameId,
      goodsTypeId: goods.goodsTypeId,
      distId: goods.distId,
      sellerId: goods.sellerId,
      title: goods.title,
    })
  if (!item) return null
  await closeGoodsChecks(tx, effects, { goodsSns: [goodsSn], why: 'unlisted', at })
  effects.purge(`goods:${goodsSn}`)
  effects.age(...shelfTags(item))
  return item
}
