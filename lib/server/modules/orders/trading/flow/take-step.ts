import { and, eq, sql } from 'drizzle-orm'
import { isCancelled, ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orderEvents, orders } from '../../../../db/schema/orders/trading'
import { refuse } from '../../../../runtime/refusal'
import { notifyCte } from '../../../core/notifications/notify-users'
import { closeApprovals } from '../../../core/oversight/close-approvals'
import { findTie } from '../../../money/ties/find-tie'
import { MODES } from '../modes/table'
import { hasApproval, isTooLate, placeOf, stateOf, stepOf } from '../rules'
import type { Order, Place } from '../types'
import { dueAt, frozen } from './clock'
import { forgetContests } from './contest-effects'
import { listenersWith, notifyListeners } from './listeners'
import type { Action, CteEffect, Deal, Mode, Patch, Step } from './mode'
import { noticesOf } from './notices-of'
import { showChange } from './notify'
import { fillIn } from './rule-words'
import { dropFigures } from './tie-effects'

/**
 * Takes the step of the order's mode for this action and actor, with all effects, in the open transaction; the only way
 * to change an order. The caller holds the order's lock. Returns the deal after the step. Refuses ORDER_STATE if the
 * graph has no such step, FORBIDDEN if it belongs to another actor, ORDER_FROZEN, and what the step's effects refuse.
 */
export async function takeStep(deal: Deal, action: Action): Promise<Deal> {
  const mode = MODES[deal.order.mode]
  const isOpen = (step: Step): boolean => step.when?.(deal.order, deal) ?? true
  const step = stepOf(mode, placeOf(deal.order), action, deal.actor, isOpen)
  if (typeof step === 'string') throw refuse(step)
  if (deal.order.disputeId !== null) throw refuse('ORDER_FROZEN', '订单有进行中的售后，结束后才能操作')
  if (deal.order.frozenAt && deal.actor !== 'service') throw refuse('ORDER_FROZEN')
  if (!isOpen(step)) throw refuse('ORDER_STATE')
  if (isTooLate(step, deal)) throw refuse('ORDER_STATE', `${step.until?.does}的时间已过，有问题请在群聊里联系客服`)
  let patch: Patch = {}
  const riders: CteEffect[] = []
  for (const before of step.first ?? []) {
    const result = await before({ ...deal, order: { ...deal.order, ...patch } })
    if (result && isRider(result)) riders.push(result)
    else patch = { ...patch, ...result }
  }
  patch = { ...patch, ...forgetContests(deal.order, patch, step), ...(await tieAtEnd(deal, step)) }
  const moved = { ...deal, former: deal.order, order: await move(deal, mode, step, { patch, riders }) }
  // the completion itself does not count for a tied order, but what was recorded with it before the payout must be reversed
  if (moved.order.tie && !deal.order.tie && deal.order.status === ORDER_STATUS.complete) await dropFigures(moved)
  // what waits for a second staff member is about the place that the order leaves
  if (step.to !== step.from && hasApproval(mode, step.from)) await closeApprovals(deal.tx, `order:${deal.order.sn}`)
  for (const effect of step.does ?? []) await effect(moved)
  if (step.to !== step.from) await notifyListeners(moved, deal.order)
  const next = await step.next?.(moved)
  if (next) return takeStep({ ...moved, actor: 'system', userId: null }, next)
  showChange(moved)
  return moved
}

/**
 * Records a tie between the parties. Trades of one person with themselves are excluded from all statistics; a tie may
 * only become known at the end of an order, or while its money is held. Steps at one place, such as a review, leave it
 * to `recordLateTies`, because what they add is reversed with the rest.
 */
async function tieAtEnd({ tx, order }: Deal, { from, to }: Step): Promise<Patch> {
  const { buyerId, sellerId, tie } = order
  if (from === to || stateOf(to).status !== ORDER_STATUS.complete || tie || sellerId === null) return {}
  return { tie: await findTie(tx, buyerId, sellerId) }
}

const isRider = (result: Patch | CteEffect): result is CteEffect => 'ctes' in result

/**
 * Writes the row, its timeline entry and the riders in one statement. The order must still be at the place where it was
 * read.
 */
async function move(
  deal: Deal,
  mode: Mode,
  step: Step,
  { patch, riders }: { patch: Patch; riders: readonly CteEffect[] },
): Promise<Order> {
  const { tx, effects, order, at } = deal
  const stays = step.to === step.from
  const to = { ...stateOf(step.to), enteredAt: stays ? order.enteredAt : at, ...stamps(step.to, order, at) }
  const after = { ...order, ...to, ...patch }
  const clock = step.freezes
    ? frozen(order, at)
    : { dueAt: dueAt(mode, after, deal.rules, at), frozenAt: null, dueLeftMs: null }
  const set = { ...to, ...patch, ...clock }
  const says = fillIn(typeof step.says === 'string' ? step.says : step.says({ ...deal, order: after }), deal.rules)
  const notices = noticesOf(deal, mode, step, { ...after, ...clock }, says)
  const telling = notifyCte(effects, { notices, at })
  const follows = listenersWith(deal, { ...after, ...clock })
  const moved = tx
    .update(orders)
    .set({ ...set, ...Object.assign({}, ...riders.map((rider) => rider.set)) })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status), eq(orders.subStatus, order.subStatus)))
    .returning({ id: orders.id })
  const asks = riders.flatMap((rider) => rider.asks ?? [])
  const { rows } = await tx.execute(sql`
    with ${sql.join([...riders.map(({ ctes }) => ctes), telling, ...follows].map((cte) => sql`${cte}, `))} moved as ${moved}, noted as (
      insert into ${orderEvents} (order_id, action, actor, order_status, sub_status, explain, created_at)
      select id, ${step.action}, ${deal.actor}, ${to.status}, ${to.subStatus}, ${says}, ${at.toISOString()}::timestamptz
      from moved returning order_id
    )
    select ${sql.join([sql`order_id`, ...asks.map(({ columns }) => columns)], sql`, `)} from noted`)
  const [row] = rows
  if (!row) throw refuse('ORDER_STATE')
  return Object.assign({ ...order, ...set }, ...asks.map(({ hear }) => hear(row)))
}

/** Timestamps that depend on the status alone. */
function stamps(to: Place, order: Order, at: Date): Patch {
  const { status } = stateOf(to)
  if (status === ORDER_STATUS.shipped) return { shippedAt: order.shippedAt ?? at }
  if (status === ORDER_STATUS.complete) return { completedAt: order.completedAt ?? at }
  return isCancelled(status) ? { closedAt: at } : {}
}
