import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { startOfDay } from '@/lib/shared/time'
import type { Tx } from '../../../../db/client'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Effects, UserCtx } from '../../../../runtime/context'
import { purgeGoods } from '../internal/purge-goods'
import { shelved } from '../internal/shelved'

/**
 * Confirms all goods that the caller has for sale, in a transaction that holds the person's lock: those at rest go back
 * on the shelf. What was confirmed today already is not written again.
 */
export async function markGoodsConfirmed(
  ctx: UserCtx,
  tx: Tx,
  effects: Effects,
): Promise<{ confirmed: number; returned: number }> {
  const at = ctx.now()
  const { userId } = ctx.user
  const shown = { sn: goods.sn, gameId: goods.gameId, goodsTypeId: goods.goodsTypeId }
  const returned = await tx
    .update(goods)
    .set({ status: shelved(GOODS_STATUS.onShelf), confirmedAt: at })
    .where(and(eq(goods.sellerId, userId), eq(goods.status, GOODS_STATUS.resting)))
    .returning(shown)
  const isOlder = or(isNull(goods.confirmedAt), lt(goods.confirmedAt, startOfDay(at)))
  const marked = await tx
    .update(goods)
    .set({ confirmedAt: at })
    .where(and(eq(goods.sellerId, userId), onShelf, isOlder))
    .returning(shown)
  const changed = [...returned, ...marked]
  purgeGoods(effects, changed)
  const confirmed = await tx.$count(goods, and(eq(goods.sellerId, userId), onShelf))
  return { confirmed, returned: returned.length }
}
