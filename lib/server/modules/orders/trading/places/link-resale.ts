import { goodsType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { setFormer } from '../../../listings/catalog/selling/set-former'
import { lockOwnOrder } from '../internal/find-order'

/**
 * An item of the caller is the account that he bought in an order, so that its passport tells of both. Refuses NOT_FOUND,
 * ELSEWHERE, ORDER_STATE.
 */
export async function linkResale(
  ctx: UserCtx,
  { orderSn, goodsSn }: { orderSn: OrderSn; goodsSn: GoodsSn },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const order = await lockOwnOrder(ctx, tx, orderSn)
    const { status, goodsSn: formerSn, gameId, goodsTypeId, completedAt: boughtAt, claimedFen } = order
    const isKept = status === ORDER_STATUS.complete && claimedFen === null && goodsType(goodsTypeId).mode === 'account'
    if (!isKept || !formerSn || !boughtAt) throw refuse('ORDER_STATE', '只能关联买到的账号')
    const sellerId = ctx.user.userId
    const linked = await setFormer(tx, effects, { goodsSn, formerSn, sellerId, gameId, goodsTypeId, boughtAt })
    if (!linked) throw refuse('ORDER_STATE', '这件商品不是这笔订单买到的账号')
  })
}
