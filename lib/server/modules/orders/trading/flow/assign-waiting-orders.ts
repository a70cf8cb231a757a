import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { orders } from '../../../../db/schema/trading'
import { type Ctx, inTx } from '../../../../runtime/context'
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
  const waiting = await ctx.db
    .select({ id: orders.id, sn: orders.sn })
    .from(orders)
    .where(waits)
    .orderBy(asc(orders.enteredAt))
    .limit(limit)
  if (waiting.length === 0) return 0
  const rulesOf = await loadRuleBook(ctx)
  let found = 0
  for (const { id, sn } of waiting) {
    try {
      await inTx(ctx, async (tx, effects) => {
        const still = and(eq(orders.id, id), waits)
        const [order] = await tx.select().from(orders).where(still).for('update', { skipLocked: true })
        if (!order) return
        const { vault } = ctx
        const at = ctx.now()
        const rules = rulesOf(order)
        const deal: Deal = { tx, effects, vault, order, rules, at, actor: 'system', userId: null, given: {} }
        if (!(await findsStaff(deal))) return
        await takeStep(deal, 'assign')
        found++
      })
    } catch (error) {
      ctx.log.error({ err: error, orderSn: sn }, 'an order could not be given to staff; trying again later')
    }
  }
  return found
}
