import { and, eq } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/site/page-tags'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import type { Effects } from '../../../../runtime/context'
import { shelved } from '../internal/shelved'

/**
 * Puts an item that staff took off the shelf back; the caller has locked the seller's person. False if its seller changed
 * or removed it meanwhile.
 */
export async function restoreRejectedGoods(
  tx: Tx,
  effects: Effects,
  { goodsSn, at }: { goodsSn: GoodsSn; at: Date },
): Promise<boolean> {
  const [item] = await tx
    .update(goods)
    .set({ status: shelved(GOODS_STATUS.onShelf), updatedAt: at })
    .where(and(eq(goods.sn, goodsSn), eq(goods.status, GOODS_STATUS.refused)))
    .returning({ gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
  if (!item) return false
  effects.purge(`goods:${goodsSn}`)
  effects.age(...shelfTags(item))
  return true
}
