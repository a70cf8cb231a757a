import { and, eq, gt, isNull } from 'drizzle-orm'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import type { Effects } from '../../../../runtime/context'

interface Former {
  goodsSn: GoodsSn
  /** The listing from which the seller bought the item. */
  formerSn: GoodsSn
  sellerId: UserId
  gameId: number
  goodsTypeId: number
  /** The item must have been listed after this time. */
  boughtAt: Date
}

/** Links an item to the listing from which its seller bought it. False if it does not match, or was linked already. */
export async function linkFormerGoods(
  tx: Tx,
  effects: Effects,
  { goodsSn, formerSn, sellerId, gameId, goodsTypeId, boughtAt }: Former,
): Promise<boolean> {
  const linked = await tx
    .update(goods)
    .set({ formerSn })
    .where(
      and(
        ...[eq(goods.sn, goodsSn), eq(goods.sellerId, sellerId), isNull(goods.formerSn)],
        ...[eq(goods.gameId, gameId), eq(goods.goodsTypeId, goodsTypeId), gt(goods.createdAt, boughtAt)],
      ),
    )
    .returning({ sn: goods.sn })
  if (linked.length > 0) effects.purge(`goods:${goodsSn}`)
  return linked.length > 0
}
