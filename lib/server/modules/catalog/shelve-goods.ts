import { and, eq, gt } from 'drizzle-orm'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { shelfTags } from '@/lib/shared/page-tags'
import { goods } from '../../db/schema/catalog'
import { inTx, type UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { loadOwnGoods } from './queries-detail'

/** On or off the shelf. An item that an unpaid order holds stays; off-shelf goods are reachable by nobody's order. */
export async function shelveGoods(ctx: UserCtx, input: { goodsSn: GoodsSn; onShelf: boolean }): Promise<GoodsRow> {
  const current = await loadOwnGoods(ctx, input.goodsSn)
  const [from, to] = input.onShelf
    ? [GOODS_STATUS.offShelf, GOODS_STATUS.onShelf]
    : [GOODS_STATUS.onShelf, GOODS_STATUS.offShelf]
  if (current.status === to) return current
  await inTx(ctx, async (tx, effects) => {
    const moved = await tx
      .update(goods)
      .set({ status: to, updatedAt: ctx.now() })
      .where(
        and(
          eq(goods.sn, input.goodsSn),
          eq(goods.sellerId, ctx.user.userId),
          eq(goods.status, from),
          eq(goods.reserved, 0),
          gt(goods.stock, 0),
        ),
      )
      .returning({ id: goods.id })
    if (moved.length === 0) throw refuse('GOODS_BUSY')
    effects.purge(`goods:${input.goodsSn}`)
    effects.age(...shelfTags(current))
  })
  return loadOwnGoods(ctx, input.goodsSn)
}
