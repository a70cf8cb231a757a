import { and, eq, gt, isNull } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/catalog'
import type { Effects } from '../../../../runtime/context'

interface Former {
  goodsSn: GoodsSn
  /** The listing as which its seller bought it. */
  formerSn: GoodsSn
  sellerId: number
  gameId: number
  goodsTypeId: number
  /** It was listed after that. */
  boughtAt: Date
}

/** An item is one that its seller bought here before. False: it is not, or was linked already. */
export async function setFormer(
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
