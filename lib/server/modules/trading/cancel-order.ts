import type { OrderDetail } from '@/lib/contract/entities/order'
import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { loadRules } from '../tenancy/platform-rules'
import { detailWithin } from './internal/detail-within'
import { endPaid, endUnpaid } from './internal/end-order'
import { findOrder, partyOf } from './internal/find-order'

const NAMES = { buyer: '买家', seller: '卖家' }

/** Before payment the buyer cancels; before delivery either party ends the order and the buyer is refunded. Refuses NOT_FOUND, ORDER_STATE, FORBIDDEN. */
export async function cancelOrder(ctx: UserCtx, input: { orderSn: string; reason?: string }): Promise<OrderDetail> {
  const order = await findOrder(ctx.db, ctx.user.userId, input.orderSn)
  const actor = partyOf(order, ctx.user.userId)
  const rules = await loadRules(ctx, order)
  return inTxOnce(ctx, async (tx, effects) => {
    const end = order.status === 0 ? endUnpaid : endPaid
    const explain = order.status === 0 ? '买家取消了订单' : `${NAMES[actor]}取消交易`
    await end(tx, effects, order, { actor, explain, reason: input.reason || explain, at: ctx.now(), rules })
    return detailWithin(ctx, tx, order.sn)
  })
}
