import { goodsType } from '@/lib/shared/goods/goods-types'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { linkFormerGoods } from '../../../listings/catalog/selling/link-former-goods'
import { lockOwnOrder } from '../internal/find-order'

/**
 * Links the caller's item to the order in which they bought the account, so that its history covers both. Refuses
 * NOT_FOUND, ELSEWHERE, ORDER_STATE.
 */
export async function linkResale(
  ctx: UserCtx,
  { orderSn, goodsSn }: { orderSn: OrderSn; goodsSn: GoodsSn },
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const order = await lockOwnOrder(ctx, tx, orderSn)
    const { status, goodsSn: formerSn, gameId, goodsTypeId, completedAt: boughtAt, claimedFen } = order
    const isOwned = status === ORDER_STATUS.complete && claimedFen === null && goodsType(goodsTypeId).isRetrievable
    if (!isOwned || !formerSn || !boughtAt) throw refuse('ORDER_STATE', '只能关联买到的账号')
    const sellerId = ctx.user.userId
    const linked = await linkFormerGoods(tx, effects, { goodsSn, formerSn, sellerId, gameId, goodsTypeId, boughtAt })
    if (!linked) throw refuse('ORDER_STATE', '这件商品不是这笔订单买到的账号')
  })
}
