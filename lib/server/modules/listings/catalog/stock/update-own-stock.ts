import { and, eq, lte, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { goodsType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/site/page-tags'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import type { Effects, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'

/**
 * Makes the number of stored codes the stock of the caller's own item, instead of a typed number; `stock` null only
 * locks the item. New codes put a sold-out item back on the shelf. Refuses NOT_FOUND, INVALID_INPUT, GOODS_BUSY.
 */
export async function updateOwnStock(
  ctx: UserCtx,
  { tx, effects }: { tx: Tx; effects: Effects },
  { goodsSn, stock }: { goodsSn: GoodsSn; stock: number | null },
): Promise<void> {
  const [item] = await tx
    .select({ id: goods.id, status: goods.status, gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
    .from(goods)
    .where(and(eq(goods.sn, goodsSn), eq(goods.sellerId, ctx.user.userId)))
    .for('update')
  if (!item || item.status === GOODS_STATUS.removed) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  if (goodsType(item.goodsTypeId).delivery !== 'code') throw refuse('INVALID_INPUT', '只有兑换码商品可以上传卡密')
  if (stock === null) return
  const { sold, onShelf } = GOODS_STATUS
  const status = sql`case when ${stock}::int > 0 and ${goods.status} = ${sold} then ${onShelf}::smallint
    when ${stock}::int = 0 and ${goods.status} = ${onShelf} then ${sold}::smallint else ${goods.status} end`
  const updated = await tx
    .update(goods)
    .set({ stock, stockIsStored: true, status, updatedAt: ctx.now(), confirmedAt: ctx.now() })
    .where(and(eq(goods.id, item.id), lte(goods.reserved, stock)))
    .returning({ id: goods.id })
  if (updated.length === 0) throw refuse('GOODS_BUSY')
  effects.purge(`goods:${goodsSn}`)
  effects.age(...shelfTags(item))
}
