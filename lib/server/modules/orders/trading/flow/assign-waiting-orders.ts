import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { orders } from '../../../../db/schema/orders/trading'
import { type Ctx, inTx } from '../../../../runtime/context'
import { sweepRows, without } from '../../../../runtime/sweep-rows'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import type { Deal } from './mode'
import { findsStaff } from './staff-effects'
import { takeStep } from './take-step'

/**
 * Assigns orders that wait for staff to free staff members, the longest waiting first. Safe on many instances. Returns
 * how many were assigned.
 */
export async function assignWaitingOrders(ctx: Ctx, { limit }: { limit: number }): Promise<number> {
  const waits = and(
    eq(orders.subStatus, 'ASSIGN'),
    isNull(orders.frozenAt),
    sql`${orders.terms} #>> '{sale,staffed}' = 'true'`,
  )
  const rulesOf = await loadRuleBook(ctx)
  return sweepRows(ctx, {
    name: 'orders without staff',
    find: (failed) =>
      ctx.db
        .select({ id: orders.id })
        .from(orders)
        .where(and(waits, without(orders.id, failed)))
        .orderBy(asc(orders.enteredAt))
        .limit(limit),
    keyOf: ({ id }) => id,
    act: ({ id }) =>
      inTx(ctx, async (tx, effects) => {
        const isStillWaiting = and(eq(orders.id, id), waits)
        const [order] = await tx.select().from(orders).where(isStillWaiting).for('update', { skipLocked: true })
        if (!order) return false
        const { vault } = ctx
        const at = ctx.now()
        const rules = rulesOf(order)
        const deal: Deal = { tx, effects, vault, order, rules, at, actor: 'system', userId: null, input: {} }
        if (!(await findsStaff(deal))) return false
        await takeStep(deal, 'assign')
        return true
      }),
  })
}
