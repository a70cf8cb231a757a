import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../../db/schema/orders/trading'
import { type Ctx, inTx } from '../../../../runtime/context'
import { sweepRows, without } from '../../../../runtime/sweep-rows'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { MODES } from '../modes/table'
import { dueAction } from './clock'
import { freezeForStaff } from './freeze-for-staff'
import { takeStep } from './take-step'

/**
 * Scheduled job for orders: takes the step that each mode's timer defines for the order's place, unless it would decide
 * against a side whose account is frozen: that is left to staff. One transaction per
 * order; SKIP LOCKED and a re-check make it safe on many instances. What was delivered waits while a complaint is open at
 * a payment provider, unless its timer pays no one. Returns how many were handled.
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
        const mode = MODES[order.mode]
        const due = dueAction(mode, order, rules, at)
        if (due === null) throw new Error(`order ${order.sn} has a timer but nothing to do`)
        if (due !== 'remind' && (await freezeForStaff({ tx, effects, order, at }))) return
        const { vault } = ctx
        await takeStep({ tx, effects, vault, order, rules, at, actor: 'system', userId: null, input: {} }, due)
      }),
  })
}

/** Places whose timers run on during a complaint. */
const RUNNING_ON = Object.entries(MODES).flatMap(([name, { clocks }]) =>
  Object.entries(clocks).flatMap(([place, timer]) => (timer?.runsOn ? [`${name} ${place}`] : [])),
)
const PLACE = sql`${orders.mode} || ' ' || ${orders.status} || ' ' || ${orders.subStatus}`

/** Orders whose timer may act now. */
export const isDue = (at: Date) =>
  and(
    lte(orders.dueAt, at),
    or(isNull(orders.complainedAt), lt(orders.status, ORDER_STATUS.shipped), inArray(PLACE, RUNNING_ON)),
  )
