import { and, eq, inArray } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { titleError } from '@/lib/shared/goods/goods-text'
import type { GoodsSn } from '@/lib/shared/ids'
import { HOUSE_ID } from '@/lib/shared/ids'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { shelfTags } from '@/lib/shared/site/page-tags'
import { goods } from '../../../../db/schema/catalog'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { assertPrice } from './assert-price'
import { termsOf } from './publish-goods'

/**
 * Lists one of the platform's own items that is a draft or off the shelf. Refuses FORBIDDEN, NOT_FOUND, GOODS_BUSY,
 * INVALID_INPUT.
 */
export async function publishOfficialGoods(
  ctx: StaffCtx,
  { goodsSn, price, title }: { goodsSn: GoodsSn; price: Fen; title: string },
): Promise<void> {
  const error = titleError(title)
  if (error) throw refuse('INVALID_INPUT', error, { field: 'title' })
  const own = and(eq(goods.sn, goodsSn), eq(goods.sellerId, HOUSE_ID), eq(goods.distId, ctx.dist.distId))
  const [item] = await ctx.db.select().from(goods).where(own)
  if (!item) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  await assertPrice(ctx, price, item)
  await inTx(ctx, async (tx, effects) => {
    const listed = await tx
      .update(goods)
      .set({
        status: GOODS_STATUS.onShelf,
        priceFen: price,
        title,
        terms: termsOf({ ...item, title }),
        createdAt: ctx.now(),
        updatedAt: ctx.now(),
      })
      .where(and(own, inArray(goods.status, [GOODS_STATUS.review, GOODS_STATUS.offShelf]), eq(goods.reserved, 0)))
      .returning({ id: goods.id })
    if (listed.length === 0) throw refuse('GOODS_BUSY')
    const after = { price: fenToYuan(price), title }
    await recordAudit(tx, ctx, { action: 'goods.listOfficial', target: `goods:${goodsSn}`, after })
    effects.purge(`goods:${goodsSn}`)
    effects.age(...shelfTags(item))
  })
}
