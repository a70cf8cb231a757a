import { and, count, eq, inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { HOUSE_ID } from '@/lib/shared/ids'
import { type Fen, fenText, readFen, shareOf } from '@/lib/shared/money/money'
import { HOUR_MS } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { SaleTerms } from '@/lib/shared/trade/sale-terms'
import { orders } from '../../../../db/schema/orders/trading'
import { refuse } from '../../../../runtime/refusal'
import type { Rules } from '../../../core/tenancy/types'
import { joinGroup } from '../../../market/chat/join-group'
import { isNoParty } from '../../../money/ties/assert-no-party'
import { findOnDuty } from '../../../people/staff/queries-duty'
import { findServiceIds, siteServing } from '../../../people/staff/queries-service'
import { partiesIn } from '../rules'
import type { Order } from '../types'
import { sealDelivery } from './hand-over'
import type { Deal, Effect, Patch, Prepare } from './mode'

export const withSale = (order: Order, change: SaleTerms): Patch => ({
  terms: { ...order.terms, sale: { ...order.terms.sale, ...change } },
})
export const isStaffed = ({ terms }: Pick<Order, 'terms'>): boolean => terms.sale?.staffed === true

/**
 * Returns whether the rules now in force require staff. Platform sales always do, because only staff can deliver them.
 */
export const needsStaff = (need: 'always' | 'asRuled', order: Order, rules: Rules): boolean =>
  need === 'always' || rules.staffSteps === 'required' || order.sellerId === HOUSE_ID

/** Whether staff lead the order, or will once it is paid; undefined: never in its mode. */
export const isLed = (need: 'always' | 'asRuled' | undefined, order: Order, rules: Rules): boolean =>
  order.status === ORDER_STATUS.unpaid ? need !== undefined && needsStaff(need, order, rules) : isStaffed(order)

/** Decided when the order is paid, so that later rule changes do not affect running orders. */
export const askStaff =
  (need: 'always' | 'asRuled'): Prepare =>
  async ({ order, rules }) =>
    needsStaff(need, order, rules) ? withSale(order, { staffed: true }) : undefined

/** Sends a paid order that requires staff to the queue. */
export const queuesForStaff = async ({ order }: Deal): Promise<'queue' | null> => (isStaffed(order) ? 'queue' : null)
/**
 * Finds a free staff member and stores them for the next step: a second query could give a different result after a
 * concurrent payment.
 */
export async function findsStaff(deal: Deal): Promise<'assign' | null> {
  const serviceId = await freeStaff(deal)
  deal.input = { ...deal.input, serviceId }
  return serviceId === null ? null : 'assign'
}

/**
 * Returns the on-duty staff member leading the fewest orders, if below the limit of the rules; two concurrent payments
 * may exceed it by one. Staff cannot lead their own deals, and deals of the platform
 * are led by its own staff. `except`: staff from whom the order is taken.
 */
export async function freeStaff(
  { tx, order, rules, at }: Pick<Deal, 'tx' | 'order' | 'rules' | 'at'>,
  except: readonly UserId[] = [],
): Promise<UserId | null> {
  const able = (await findServiceIds(tx, siteServing(order))).filter((id) => !except.includes(id))
  const ids = await findOnDuty(tx, able, at)
  if (ids.length === 0) return null
  const rows = await tx
    .select({ id: orders.serviceId, n: count() })
    .from(orders)
    .where(and(inArray(orders.serviceId, ids), eq(orders.status, ORDER_STATUS.paid)))
    .groupBy(orders.serviceId)
  const loadOf = new Map(rows.map(({ id, n }) => [id, n]))
  const free = ids.filter((id) => (loadOf.get(id) ?? 0) < rules.mostPerStaff)
  const byLoad = free.toSorted((a, b) => (loadOf.get(a) ?? 0) - (loadOf.get(b) ?? 0))
  for (const id of byLoad) if (await isNoParty(tx, id, partiesIn(order))) return id
  return null
}

/** Assigns the staff member who accepts the order, or the free one that was found. Refuses ORDER_STATE without one. */
export const assignStaff: Prepare = async ({ actor, userId, input }) => {
  const serviceId = actor === 'service' ? userId : input.serviceId
  if (!serviceId) throw refuse('ORDER_STATE', '暂时没有空闲的客服')
  return { serviceId }
}
/** Makes whoever acts on an order its lead. */
export const leadByStaff: Prepare = async ({ userId }) => ({ serviceId: userId })

export const joinStaff =
  (says: (order: Order) => string): Effect =>
  async ({ tx, effects, order, at }) => {
    const { chatGroupId: groupId, serviceId: userId, sn: orderSn } = order
    if (groupId === null || userId === null) return
    await joinGroup(tx, effects, {
      groupId,
      userId,
      content: says(order),
      expansion: { type: 'transfer_order', orderSn },
      at,
    })
  }

/** Submits the account, sealed for the staff who verify it. */
export const submitAccount: Prepare = async (deal) => {
  await sealDelivery('credentials')(deal)
  const { order, at } = deal
  // what was checked before the sale is no longer what is sold
  return withSale(order, { submittedAt: order.terms.sale?.submittedAt ?? at.toISOString(), check: undefined })
}
/** True for platform sales, because staff know their accounts. */
export const isSubmitted = ({ terms, sellerId }: Pick<Order, 'terms' | 'sellerId'>): boolean =>
  terms.sale?.submittedAt !== undefined || sellerId === HOUSE_ID
/**
 * Returns whether it was submitted early enough for staff to verify it; otherwise the seller is responsible for the
 * timeout.
 */
export const isSubmittedInTime = (order: Order, at: Date): boolean => {
  const { submittedAt } = order.terms.sale ?? {}
  return order.sellerId === HOUSE_ID || (submittedAt !== undefined && at.getTime() - Date.parse(submittedAt) >= FAIR_MS)
}
/** The minimum time for staff to verify, and for a buyer to choose. */
export const FAIR_MS = 2 * HOUR_MS

/** Records that no staff member accepted the order in time: the buyer may choose how to continue. */
export const markUnattended: Prepare = async ({ order, at }) => withSale(order, { unattendedAt: at.toISOString() })
/** Lets the seller deliver without staff from here on. */
export const leaveStaff: Prepare = async ({ order }) => ({
  ...withSale(order, { staffed: undefined, unattendedAt: undefined, waived: true, check: undefined }),
  serviceId: null,
})
export const isUnattended = ({ terms }: Pick<Order, 'terms'>): boolean => terms.sale?.unattendedAt !== undefined
/** The buyer did not choose to go without verification, and the account was submitted where staff lead the order. */
export const isVerifiable = (order: Order): boolean =>
  !order.terms.sale?.waived && (!isStaffed(order) || isSubmitted(order))
/** Platform sales can only be delivered by staff, and in deals agreed elsewhere staff are what is paid for. */
export const isWaivable = ({ mode, sellerId }: Order): boolean => mode === 'account' && sellerId !== HOUSE_ID
export const mayWaive = (order: Order): boolean => isUnattended(order) && isWaivable(order)

/** Fixes the penalty for cancelling alone from here on, a share of the price. */
export const fixPenalty: Prepare = async ({ order, rules }) =>
  withSale(order, { penalty: fenText(shareOf(agreedPrice(order), rules.cancelFeeBp)) })

/** What the parties agreed on for the account itself. */
export const agreedPrice = ({ terms, goodsFen }: Order): Fen => (terms.deal ? readFen(terms.deal.price) : goodsFen)
