import { clockOf } from '../flow/clock'
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
