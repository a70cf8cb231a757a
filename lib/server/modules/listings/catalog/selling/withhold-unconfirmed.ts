import { and, eq } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Effects } from '../../../../runtime/context'
import { purgeGoods } from '../internal/purge-goods'
import { unconfirmedSince } from '../queries-unconfirmed'

/**
 * Takes a seller's goods of a type off the shelf that were not confirmed since a time, in a transaction that holds the
 * person's lock; what an unpaid order holds stays until the next time. Returns how many.
 */
export async function withholdUnconfirmed(
  tx: Tx,
  effects: Effects,
  { sellerId, goodsTypeId, since }: { sellerId: UserId; goodsTypeId: number; since: Date },
): Promise<number> {
  const rested = await tx
    .update(goods)
    .set({ status: GOODS_STATUS.resting })
    .where(
      and(
        eq(goods.sellerId, sellerId),
        eq(goods.goodsTypeId, goodsTypeId),
        onShelf,
        eq(goods.reserved, 0),
        unconfirmedSince(since),
      ),
    )
    .returning({ sn: goods.sn, gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
  purgeGoods(effects, rested)
  return rested.length
}
