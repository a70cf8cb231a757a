import { and, asc, eq, lte } from 'drizzle-orm'
import { orders } from '../../../../db/schema/trading'
import { type Ctx, inTx } from '../../../../runtime/context'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { MODES } from '../modes/table'
import { dueAction } from './clock'
import { takeStep } from './take-step'

/** Delay before an order that could not be advanced is retried, so that it does not hold up others. */
const RETRY_MS = 5 * 60_000

/**
 * Scheduled job for orders: takes the step that each mode's timer defines for the order's place. One transaction per
 * order; SKIP LOCKED and a re-check make it safe on many instances. Returns how many were due.
 */
export async function processDueOrders(ctx: Ctx, input: { limit: number }): Promise<number> {
  const at = ctx.now()
  const due = await ctx.db
    .select({ id: orders.id, sn: orders.sn })
    .from(orders)
    .where(lte(orders.dueAt, at))
    .orderBy(asc(orders.dueAt))
    .limit(input.limit)
  if (due.length === 0) return 0
  const rulesOf = await loadRuleBook(ctx)
  for (const { id, sn } of due) {
    const still = and(eq(orders.id, id), lte(orders.dueAt, at))
    try {
      await inTx(ctx, async (tx, effects) => {
        const [order] = await tx.select().from(orders).where(still).for('update', { skipLocked: true })
        if (!order) return
        const rules = rulesOf(order)
        const action = dueAction(MODES[order.mode], order, rules, at)
        if (action === null) throw new Error(`order ${sn} has a clock but nothing to do`)
        const { vault } = ctx
        await takeStep({ tx, effects, vault, order, rules, at, actor: 'system', userId: null, given: {} }, action)
      })
    } catch (error) {
      ctx.log.error({ err: error, orderSn: sn }, 'order clock failed; trying again later')
      await ctx.db
        .update(orders)
        .set({ dueAt: new Date(at.getTime() + RETRY_MS) })
        .where(still)
    }
  }
  return due.length
}
