import { and, eq, inArray } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { goods } from '../../../db/schema/listings/catalog'
import type { Effects } from '../../../runtime/context'
import { closeGoodsChecks } from './checking/close-goods-checks'
import { purgeGoods } from './internal/purge-goods'

/** Takes all goods of a seller off the shelf permanently. */
export async function deleteSellerGoods(
  tx: Tx,
  effects: Effects,
  { sellerId, at }: { sellerId: UserId; at: Date },
): Promise<void> {
  const hidden = await tx
    .update(goods)
    .set({ status: GOODS_STATUS.offShelf, updatedAt: at })
    .where(
      and(
        eq(goods.sellerId, sellerId),
        inArray(goods.status, [GOODS_STATUS.onShelf, GOODS_STATUS.withheld, GOODS_STATUS.resting]),
      ),
    )
    .returning({ sn: goods.sn, gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
  await closeGoodsChecks(tx, effects, { goodsSns: hidden.map(({ sn }) => sn), why: 'unlisted', at })
  purgeGoods(effects, hidden)
}
