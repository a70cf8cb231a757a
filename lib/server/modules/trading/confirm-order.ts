import type { OrderDetail } from '@/lib/contract/entities/order'
import type { Tx } from '../../db/client'
import type { Effects, UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { loadRules } from '../tenancy/platform-rules'
import type { Rules } from '../tenancy/types'
import { detailWithin } from './internal/detail-within'
import { findOrder, partyOf } from './internal/find-order'
import { moveOrder } from './internal/move-order'
import { tellParties } from './internal/tell-parties'
import type { Actor, Order } from './types'

/** The buyer has the goods; the seller is paid after the hold. Refuses NOT_FOUND, ORDER_STATE, FORBIDDEN. */
export async function confirmOrder(ctx: UserCtx, input: { orderId: string }): Promise<OrderDetail> {
  const order = await findOrder(ctx.db, ctx.user.userId, input.orderId)
  const rules = await loadRules(ctx, order)
  return inTxOnce(ctx, async (tx, effects) => {
    await enterComplete(tx, effects, order, { actor: partyOf(order, ctx.user.userId), at: ctx.now(), rules })
    return detailWithin(ctx, tx, order.sn)
  })
}

/** By the buyer, or by the clock when the buyer says nothing. */
export async function enterComplete(tx: Tx, effects: Effects, order: Order, { actor, at, rules }: { actor: Actor; at: Date; rules: Rules }): Promise<void> {
  const byClock = actor === 'system'
  const explain = byClock ? '超时未确认，系统自动确认收货' : '买家已确认收货'
  const complete = await moveOrder(tx, order, { action: byClock ? 'autoConfirm' : 'confirm', actor, explain, at, rules, set: { completedAt: at } })
  await tellParties(tx, effects, complete, { type: 'confirm_goods', content: `${explain}，交易成功。货款将在保障期结束后结算给卖家。`, at })
}
