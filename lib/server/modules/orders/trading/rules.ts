import { isOver, isPaidSide, type OrderStatus, type SubStatus } from '@/lib/shared/trade/order-status'
import type { Action, Mode, Step } from './flow/mode'
import type { Actor, Order, Party, Place } from './types'

export const placeOf = ({ status, subStatus }: Pick<Order, 'status' | 'subStatus'>): Place => `${status} ${subStatus}`

export function stateOf(place: Place): { status: OrderStatus; subStatus: SubStatus } {
  const [status, subStatus] = place.split(' ') as [string, SubStatus]
  return { status: Number(status) as OrderStatus, subStatus }
}

/** Over, with nothing still to come: the seller of a complete order may be waiting for the money, its buyer for a claim. */
export const isDone = ({ status, subStatus, claimId }: Pick<Order, 'status' | 'subStatus' | 'claimId'>): boolean =>
  isOver(status) && subStatus !== 'HOLD' && claimId === null

/** Paid and not over: a member of staff may look after it. */
export const mayLead = (order: Pick<Order, 'status' | 'subStatus' | 'claimId'>): boolean =>
  isPaidSide(order.status) && !isDone(order)

/** Whether somebody may take this action where the order stands. */
export const hasStep = (mode: Mode, order: Pick<Order, 'status' | 'subStatus'>, action: Action): boolean =>
  mode.steps.some((step) => step.from === placeOf(order) && step.action === action)

/** Where nobody ends an order alone either side may dispute it; while its money is held, the buyer. */
export const mayDispute = (mode: Mode, order: Order, party: Party): boolean =>
  order.frozenAt === null &&
  order.sellerId !== null &&
  hasStep(mode, order, 'ruleSeller') &&
  (party === 'buyer' || !isOver(order.status))

/**
 * The step an actor takes from a place, of several the one that is open; FORBIDDEN when only somebody else may take it,
 * ORDER_STATE when nobody may.
 */
export function stepOf(
  mode: Mode,
  from: Place,
  action: Action,
  actor: Actor,
  isOpen: (step: Step) => boolean = () => true,
): Step | 'ORDER_STATE' | 'FORBIDDEN' {
  const steps = mode.steps.filter((step) => step.from === from && step.action === action)
  if (steps.length === 0) return 'ORDER_STATE'
  const own = steps.filter((step) => step.by.includes(actor))
  return own.find(isOpen) ?? own[0] ?? 'FORBIDDEN'
}
