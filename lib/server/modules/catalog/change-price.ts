import { and, eq, inArray } from 'drizzle-orm'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money'
import { shelfTags } from '@/lib/shared/page-tags'
import { goods } from '../../db/schema/catalog'
import { inTx, type UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { assertPrice } from './assert-price'
import { markAlerts } from './internal/mark-alerts'
import { loadOwnGoods } from './queries-detail'

/** An order already placed keeps its price; a buyer who saw the old one is told on ordering. Refuses NOT_FOUND, INVALID_INPUT, GOODS_BUSY. */
export async function changePrice(ctx: UserCtx, input: { goodsSn: GoodsSn; price: Fen }): Promise<GoodsRow> {
  await assertPrice(ctx, input.price, await loadOwnGoods(ctx, input.goodsSn))
  await inTx(ctx, async (tx, effects) => {
    const changed = await tx
      .update(goods)
      .set({ priceFen: input.price, updatedAt: ctx.now() })
      .where(
        and(
          eq(goods.sn, input.goodsSn),
          eq(goods.sellerId, ctx.user.userId),
          inArray(goods.status, [GOODS_STATUS.review, GOODS_STATUS.onShelf, GOODS_STATUS.offShelf]),
        ),
      )
      .returning({ id: goods.id, gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
    if (!changed[0]) throw refuse('GOODS_BUSY')
    await markAlerts(tx, effects, { goodsId: changed[0].id, price: input.price, at: ctx.now() })
    effects.purge(`goods:${input.goodsSn}`)
    effects.age(...shelfTags(changed[0]))
  })
  return loadOwnGoods(ctx, input.goodsSn)
}
