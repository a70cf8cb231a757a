import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../../db/schema/trading'
import { type Ctx, inTx } from '../../../../runtime/context'
import { sweepRows, without } from '../../../../runtime/sweep-rows'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { MODES } from '../modes/table'
import { dueAction } from './clock'
import { takeStep } from './take-step'

/**
 * Scheduled job for orders: takes the step that each mode's timer defines for the order's place. One transaction per
 * order; SKIP LOCKED and a re-check make it safe on many instances. What was delivered waits while a complaint is open at
 * a payment provider. Returns how many were handled.
 */
export async function processDueOrders(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const at = ctx.now()
  const rulesOf = await loadRuleBook(ctx)
  return sweepRows(ctx, {
    name: 'order timers',
    find: (failed) =>
      ctx.db
        .select({ id: orders.id })
        .from(orders)
        .where(and(isDue(at), without(orders.id, failed)))
        .orderBy(asc(orders.dueAt))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: ({ id }) =>
      inTx(ctx, async (tx, effects) => {
        const isStillDue = and(eq(orders.id, id), isDue(at))
        const [order] = await tx.select().from(orders).where(isStillDue).for('update', { skipLocked: true })
        if (!order) return
        const rules = rulesOf(order)
        const action = dueAction(MODES[order.mode], order, rules, at)
        if (action === null) throw new Error(`order ${order.sn} has a timer but nothing to do`)
        const { vault } = ctx
        await takeStep({ tx, effects, vault, order, rules, at, actor: 'system', userId: null, input: {} }, action)
      }),
  })
}

const isDue = (at: Date) =>
  and(lte(orders.dueAt, at), or(isNull(orders.complainedAt), lt(orders.status, ORDER_STATUS.shipped)))
