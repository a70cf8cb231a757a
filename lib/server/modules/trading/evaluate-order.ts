import { orderEvals } from '../../db/schema/trading'
import { inTx, type UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { findOrder, partyOf } from './internal/find-order'
import { noteOrder } from './internal/move-order'
import { modeOf, nextState } from './rules'

/** Once per completed order, by its buyer. Refuses NOT_FOUND, ORDER_STATE, FORBIDDEN. */
export async function evaluateOrder(
  ctx: UserCtx,
  input: { orderSn: string; stars: string; text?: string },
): Promise<null> {
  const order = await findOrder(ctx.db, ctx.user.userId, input.orderSn)
  const next = nextState(modeOf(order.goodsTypeId), order, 'evaluate', partyOf(order, ctx.user.userId))
  if (typeof next === 'string') throw refuse(next)
  await inTx(ctx, async (tx) => {
    const at = ctx.now()
    const added = await tx
      .insert(orderEvals)
      .values({ orderId: order.id, stars: Number(input.stars), text: input.text ?? '', createdAt: at })
      .onConflictDoNothing()
      .returning({ id: orderEvals.orderId })
    if (added.length === 0) throw refuse('ORDER_STATE', '您已评价过该订单')
    await noteOrder(tx, order, { action: 'evaluate', actor: 'buyer', explain: `买家评价：${input.stars}星`, at })
  })
  return null
}
