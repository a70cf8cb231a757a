import { quoteSplit } from '@/lib/shared/goods/quote'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, readFen } from '@/lib/shared/money/money'
import { RULINGS } from '@/lib/shared/trade/order-forms'
import { isOver, isPaidSide, type OrderStatus, type SubStatus } from '@/lib/shared/trade/order-status'
import type { Rules } from '../../core/tenancy/types'
import { CHANNEL_NAMES } from '../../money/wallet/rules'
import type { Action, Mode, Step } from './flow/mode'
import type { Actor, Order, Party, Place } from './types'

export const placeOf = ({ status, subStatus }: Pick<Order, 'status' | 'subStatus'>): Place => `${status} ${subStatus}`

export function stateOf(place: Place): { status: OrderStatus; subStatus: SubStatus } {
  const [status, subStatus] = place.split(' ') as [string, SubStatus]
  return { status: Number(status) as OrderStatus, subStatus }
}

/**
 * Returns whether the order is closed with nothing still to come: the seller of a completed order may be waiting for
 * the money, a renter for the deposit, its buyer for a claim.
 */
export const isDone = ({ status, subStatus, claimId }: Pick<Order, 'status' | 'subStatus' | 'claimId'>): boolean =>
  isOver(status) && subStatus !== 'HOLD' && subStatus !== 'KEPT' && claimId === null

/** Returns whose matter an order is: its parties, and the workers from whom it was taken. */
export const partiesIn = ({
  buyerId,
  sellerId,
  terms,
}: Pick<Order, 'buyerId' | 'sellerId' | 'terms'>): (UserId | null)[] => [
  buyerId,
  sellerId,
  ...(terms.boost?.leftBy ?? []),
]

/** Returns whether an order is paid and not closed, so that a staff member can lead it. */
export const mayLead = (order: Pick<Order, 'status' | 'subStatus' | 'claimId'>): boolean =>
  isPaidSide(order.status) && !isDone(order)

/** Returns whether anyone can take this action at the current place. */
export const hasStep = (mode: Mode, order: Pick<Order, 'status' | 'subStatus'>, action: Action): boolean =>
  mode.steps.some((step) => step.from === placeOf(order) && step.action === action)

/** Whether an action at a place may wait for a second staff member. */
export const hasApproval = (mode: Mode, place: Place): boolean =>
  mode.steps.some(({ from, action, spends }) => from === place && (spends || isRuling(action)))
/** Whether an action at the order's place pays out the platform's own money. */
export const isSpending = (mode: Mode, order: Pick<Order, 'status' | 'subStatus'>, action: Action): boolean =>
  mode.steps.some((step) => step.from === placeOf(order) && step.action === action && step.spends)
/** Whether staff decide between the parties. */
export const isRuling = (action: Action): boolean => (RULINGS as readonly Action[]).includes(action)

/** The money left escrow for the seller; a deposit may still be kept. */
export const isReleased = ({ subStatus }: Pick<Order, 'subStatus'>): boolean =>
  subStatus === 'RELEASED' || subStatus === 'KEPT'

/** What the owner of a rental got of the deposit as compensation. */
export const grantedOf = ({ terms }: Pick<Order, 'terms'>): Fen => readFen(terms.rental?.granted)

/** Whether the seller was paid or will be, and how much: the price less the fees, and the compensation in it. */
export function sellerIncome(order: IncomeOrder) {
  const granted = grantedOf(order)
  const { goods, fee, isDecided } = soldFor(order)
  // a refund can only reduce it
  const disputed = isDecided ? '按处理结果到账' : '按售后结果，最多'
  return {
    label: isReleased(order) ? '已到账' : order.disputeId === null ? '预计到账' : disputed,
    amount: fen(goods - fee + granted),
    granted,
  }
}

type IncomeOrder = Pick<Order, 'goodsFen' | 'discountFen' | 'feeFen' | 'totalFen' | 'subStatus' | 'disputeId' | 'terms'>

/** Price and fee, as staff decided in a dispute that is not settled yet. */
export function soldFor({ goodsFen, discountFen, feeFen, totalFen, disputeId, terms }: IncomeOrder) {
  const sums = { goods: goodsFen, discount: discountFen, fee: feeFen }
  if (disputeId === null || !terms.decision) return { ...sums, isDecided: false }
  const refund = readFen(terms.decision.refund)
  if (refund === totalFen) return { goods: fen(0), fee: fen(0), isDecided: true }
  return { ...(refund === 0n ? sums : quoteSplit(sums, refund)), isDecided: true }
}

/**
 * Returns whether a side can dispute an order: either one where neither can end it alone; while the money is held, only
 * the buyer.
 */
export const mayDispute = (mode: Mode, order: Order, party: Party): boolean =>
  order.frozenAt === null &&
  order.sellerId !== null &&
  hasStep(mode, order, 'ruleSeller') &&
  (party === 'buyer' || !isOver(order.status))

/**
 * Returns the step an actor takes from a place, or the open one of several; FORBIDDEN if only another actor can take
 * it, ORDER_STATE if none can.
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

/** Whether the time in which the step could be taken is over. */
export const isTooLate = ({ until }: Step, { order, rules, at }: { order: Order; rules: Rules; at: Date }): boolean =>
  until !== undefined && at > until.at(order, rules)

/** Names of the values of `orders.pay_mode`: a payment's channel, or where else the money came from. */
export const PAID_FROM: Readonly<Record<string, string>> = { ...CHANNEL_NAMES, balance: '余额', budget: '回收备款' }
