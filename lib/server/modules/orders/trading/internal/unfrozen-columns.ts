import type { Rules } from '../../../core/tenancy/types'
import { clockOf, dueAt } from '../flow/clock'
import { MODES } from '../modes/table'
import type { Order } from '../types'

/** Restarts the timer with its remaining time. */
export function unfrozenColumns(order: Order, at: Date): Partial<Order> {
  if (!order.frozenAt) throw new Error(`order ${order.sn} is not frozen`)
  const stood = at.getTime() - order.frozenAt.getTime()
  return {
    frozenAt: null,
    dueLeftMs: null,
    dueAt: order.dueLeftMs === null ? null : new Date(at.getTime() + order.dueLeftMs),
    enteredAt: new Date(order.enteredAt.getTime() + stood),
    ...clockOf(MODES[order.mode], order)?.shift?.(order, stood),
  }
}

/**
 * Restarts the timer for staff: with the whole time if the timer itself froze the order because the buyer could not act,
 * else with the remaining time.
 */
export function thawedColumns(order: Order, { rules, at }: { rules: Rules; at: Date }): Partial<Order> {
  const mode = MODES[order.mode]
  if (order.dueLeftMs !== 0 || !clockOf(mode, order)?.whileBuyerFrozen) return unfrozenColumns(order, at)
  return { frozenAt: null, dueLeftMs: null, enteredAt: at, dueAt: dueAt(mode, { ...order, enteredAt: at }, rules, at) }
}
