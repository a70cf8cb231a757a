import type { OrderDetail } from '@/lib/contract/entities/order'
import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { loadRules } from '../tenancy/platform-rules'
import { detailWithin } from './internal/detail-within'
import { enterComplete } from './internal/enter-complete'
import { findOrder, partyOf } from './internal/find-order'

/** The buyer has the goods; the seller is paid after the hold. Refuses NOT_FOUND, ORDER_STATE, FORBIDDEN. */
export async function confirmOrder(ctx: UserCtx, input: { orderId: string }): Promise<OrderDetail> {
  const order = await findOrder(ctx.db, ctx.user.userId, input.orderId)
  const rules = await loadRules(ctx, order)
  return inTxOnce(ctx, async (tx, effects) => {
    await enterComplete(tx, effects, order, { actor: partyOf(order, ctx.user.userId), at: ctx.now(), rules })
    return detailWithin(ctx, tx, order.sn)
  })
}
