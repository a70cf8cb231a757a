import { and, eq } from 'drizzle-orm'
import { EDITABLE, GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/site/page-tags'
import { goods } from '../../../../db/schema/listings/catalog'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { holdPerson } from '../../../people/identity/queries-person'
import { closeGoodsChecks } from '../checking/close-goods-checks'
import { markAlerts } from '../internal/mark-alerts'
import { shelved } from '../internal/shelved'
import { canEnsure } from '../rules'
import type { Screen } from '../types'
import { formValues, type GoodsForm, termsOf } from './publish-goods'
import { isSameSale } from './rules-sale'

/**
 * Edits an item, only while no unpaid order reserves a unit, so that an order sells what its buyer saw. If `screen`
 * holds it for review, it leaves the shelf meanwhile. Returns the new status. Refuses NOT_FOUND, GOODS_BUSY.
 */
export async function updateGoods(
  ctx: UserCtx,
  input: GoodsForm & { goodsSn: GoodsSn },
  screen: Screen,
): Promise<GoodsStatus> {
  const [item] = await ctx.db
    .select()
    .from(goods)
    .where(and(eq(goods.sn, input.goodsSn), eq(goods.sellerId, ctx.user.userId)))
  if (!item || item.status === GOODS_STATUS.removed) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  const values = await formValues(ctx, input, item)
  const draft = {
    ...values,
    gameId: item.gameId,
    goodsTypeId: item.goodsTypeId,
    former: item,
  }
  const place = await screen(ctx, [draft])
  return inTx(ctx, async (tx, effects) => {
    await holdPerson(tx, ctx.user.userId)
    const own = eq(goods.id, item.id)
    const [now] = await tx
      .select()
      .from(goods)
      .where(and(own, eq(goods.reserved, 0)))
      .for('update')
    if (!now || !EDITABLE.includes(now.status)) throw refuse('GOODS_BUSY')
    // an edit confirms that it is for sale
    const kept = now.status === GOODS_STATUS.resting ? GOODS_STATUS.onShelf : now.status
    const [status = kept] = await place(tx, [{ draft, goodsSn: item.sn, status: kept }])
    await tx
      .update(goods)
      .set({
        ...values,
        ...(item.stockIsStored && { stock: goods.stock }),
        status: shelved(status),
        terms: termsOf(values),
        canEnsure: canEnsure({ ...item, ensureOpen: values.ensureOpen }),
        updatedAt: ctx.now(),
        confirmedAt: ctx.now(),
      })
      .where(own)
    if (!isSameSale(now, values))
      await closeGoodsChecks(tx, effects, { goodsSns: [item.sn], why: 'changed', at: ctx.now() })
    if (status !== GOODS_STATUS.review)
      await markAlerts(tx, effects, { changes: [{ goodsId: item.id, price: input.price }], at: ctx.now() })
    effects.purge(`goods:${item.sn}`)
    effects.age(...shelfTags(item))
    return status
  })
}
