import { and, eq, inArray } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/page-tags'
import { goods } from '../../db/schema/catalog'
import { inTx, type UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { markAlerts } from './internal/mark-alerts'
import { formValues, type GoodsForm, termsOf } from './publish-goods'
import { canEnsure } from './rules'

/** Only while no unpaid order holds a unit: what a buyer saw is what the order sells. Refuses NOT_FOUND, GOODS_BUSY. */
export async function editGoods(ctx: UserCtx, input: GoodsForm & { goodsSn: GoodsSn }): Promise<void> {
  const [item] = await ctx.db
    .select()
    .from(goods)
    .where(and(eq(goods.sn, input.goodsSn), eq(goods.sellerId, ctx.user.userId)))
  if (!item || item.status === GOODS_STATUS.removed) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  const values = await formValues(ctx, input, item)
  await inTx(ctx, async (tx, effects) => {
    const changed = await tx
      .update(goods)
      .set({
        ...values,
        ...(item.stockIsStored && { stock: goods.stock }),
        terms: termsOf(values),
        canEnsure: canEnsure({ ...item, ensureOpen: values.ensureOpen }),
        updatedAt: ctx.now(),
      })
      .where(
        and(
          eq(goods.id, item.id),
          eq(goods.reserved, 0),
          inArray(goods.status, [GOODS_STATUS.review, GOODS_STATUS.onShelf, GOODS_STATUS.offShelf]),
        ),
      )
      .returning({ id: goods.id })
    if (changed.length === 0) throw refuse('GOODS_BUSY')
    await markAlerts(tx, effects, { changes: [{ goodsId: item.id, price: input.price }], at: ctx.now() })
    effects.purge(`goods:${item.sn}`)
    effects.age(...shelfTags(item))
  })
}
