import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { orderEvents, orders } from '../../../db/schema/trading'
import { refuse } from '../../../runtime/refusal'
import type { Rules } from '../../tenancy/types'
import { dueAfter, modeOf, nextState } from '../rules'
import type { Action, Actor, Order } from '../types'

export interface Move {
  action: Action
  actor: Actor
  /** Line of the timeline; both parties read it, so no amounts the seller may not see. */
  explain: string
  at: Date
  rules: Rules
  set?: Partial<typeof orders.$inferInsert>
}

/**
 * One step of the graph: changes the order only if it still stands where `order` says (the race guard), sets its clock,
 * and writes the timeline, in one statement. Refuses ORDER_STATE, FORBIDDEN.
 */
export async function moveOrder(
  tx: Tx,
  order: Order,
  { action, actor, explain, at, rules, set }: Move,
): Promise<Order> {
  const to = nextState(modeOf(order.goodsTypeId), order, action, actor)
  if (typeof to === 'string') throw refuse(to)
  const patch = { ...set, ...to, dueAt: dueAfter(to, at, rules) }
  const moved = tx
    .update(orders)
    .set(patch)
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status), eq(orders.subStatus, order.subStatus)))
    .returning({ id: orders.id })
  const { rowCount } = await tx.execute(sql`
    with moved as ${moved}
    insert into ${orderEvents} (order_id, action, actor, order_status, sub_status, explain, created_at)
    select id, ${action}, ${actor}, ${to.status}, ${to.subStatus}, ${explain}, ${at.toISOString()}::timestamptz from moved`)
  if (rowCount !== 1) throw refuse('ORDER_STATE')
  return { ...order, ...patch } as Order
}

/** A line of the timeline that changes nothing. */
export async function noteOrder(
  tx: Tx,
  order: Order,
  note: { action: string; actor: Actor; explain: string; at: Date },
): Promise<void> {
  const { at, ...line } = note
  await tx
    .insert(orderEvents)
    .values({ ...line, orderId: order.id, orderStatus: order.status, subStatus: order.subStatus, createdAt: at })
}
