import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { orders } from '../../../db/schema/orders/trading'
import { inTx, type UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { processDueOrders } from './flow/process-due-orders'
import { lockKnownOrder } from './internal/find-order'
import type { Order } from './types'

/** Steps that a clock takes at once, each after a deadline of its own; the job takes what is left. */
const MOST_STEPS = 10
const BATCH = 50

/**
 * In test mode: brings the deadline of an order nearer by `ms`, and acts on it if it has passed. Refuses NOT_FOUND,
 * ELSEWHERE, and ORDER_STATE if the order has no deadline.
 */
export async function processOrderClock(
  ctx: UserCtx,
  { orderSn, ms }: { orderSn: OrderSn; ms: number },
): Promise<void> {
  if (!ctx.isTest) throw new Error('clocks are moved in test mode only')
  await inTxOnce(ctx, async (tx) => {
    const { id, dueAt } = await lockKnownOrder(ctx, tx, orderSn)
    if (!dueAt) throw refuse('ORDER_STATE', '订单现在没有期限')
    await tx
      .update(orders)
      .set({ dueAt: new Date(dueAt.getTime() - ms) })
      .where(eq(orders.id, id))
  })
  for (let left = MOST_STEPS; left > 0 && isDue(await settled(ctx, orderSn), ctx.now()); left--)
    await processDueOrders(ctx, { limit: BATCH })
}

/** The order once no one else is taking a step of it. */
const settled = (ctx: UserCtx, orderSn: OrderSn): Promise<Order> => inTx(ctx, (tx) => lockKnownOrder(ctx, tx, orderSn))
const isDue = ({ dueAt }: Order, at: Date): boolean => dueAt !== null && dueAt <= at
