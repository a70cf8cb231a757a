import { and, eq, inArray } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import { shelfTags } from '@/lib/shared/site/page-tags'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import type { Effects, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'

/** Allows or forbids bargaining for an own item; returns its current price. Refuses NOT_FOUND. */
export async function updateBargainSwitch(
  ctx: UserCtx,
  { tx, effects }: { tx: Tx; effects: Effects },
  { goodsSn, bargain }: { goodsSn: GoodsSn; bargain: boolean },
): Promise<Fen> {
  const [row] = await tx
    .update(goods)
    .set({ bargain, updatedAt: ctx.now() })
    .where(
      and(
        eq(goods.sn, goodsSn),
        eq(goods.sellerId, ctx.user.userId),
        inArray(goods.status, [GOODS_STATUS.review, GOODS_STATUS.onShelf, GOODS_STATUS.offShelf]),
      ),
    )
    .returning({ priceFen: goods.priceFen, gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
  if (!row) throw refuse('NOT_FOUND', '商品不存在或已售出')
  effects.purge(`goods:${goodsSn}`)
  effects.age(...shelfTags(row))
  return row.priceFen
}
