import { and, count, eq, inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { HOUSE_ID } from '@/lib/shared/ids'
import { shareOf } from '@/lib/shared/money/money'
import { HOUR_MS } from '@/lib/shared/time'
import type { SaleTerms } from '@/lib/shared/trade/sale-terms'
import { orders } from '../../../../db/schema/trading'
import { refuse } from '../../../../runtime/refusal'
import type { Rules } from '../../../core/tenancy/types'
import { joinGroup } from '../../../market/chat/join-group'
import { isNoParty } from '../../../money/ties/assert-no-party'
import { findOnDuty } from '../../../people/staff/queries-duty'
import { findServiceIds } from '../../../people/staff/queries-service'
import type { Order } from '../types'
import { sealDelivery } from './hand-over'
import type { Before, Deal, Effect, Patch } from './mode'

export const withSale = (order: Order, change: SaleTerms): Patch => ({
  terms: { ...order.terms, sale: { ...order.terms.sale, ...change } },
})
export const isStaffed = ({ terms }: Pick<Order, 'terms'>): boolean => terms.sale?.staffed === true

/** Whether staff lead an order by the rules now in force. What the platform sells is always led: only staff can hand it over. */
export const needsStaff = (asked: 'always' | 'asRuled', order: Order, rules: Rules): boolean =>
  asked === 'always' || rules.staffSteps === 'required' || order.sellerId === HOUSE_ID

/** Settled when the order is paid: a rule that changes later leaves running orders alone. */
export const askStaff =
  (asked: 'always' | 'asRuled'): Before =>
  async ({ order, rules }) =>
    needsStaff(asked, order, rules) ? withSale(order, { staffed: true }) : undefined

/** Paid, and staff are asked for: it waits for one of them. */
export const queuesForStaff = async ({ order }: Deal): Promise<'queue' | null> => (isStaffed(order) ? 'queue' : null)
/** Notes who is free, for the step that follows: asked again, somebody else's payment could have taken the last one. */
export async function findsStaff(deal: Deal): Promise<'assign' | null> {
  const serviceId = await freeStaff(deal)
  deal.given = { ...deal.given, serviceId }
  return serviceId === null ? null : 'assign'
}

/**
 * Who of staff is on duty and leads fewest orders, if that is fewer than the rules let one lead; two payments at once may give one more.
 * Nobody leads a deal of its own.
 */
async function freeStaff({ tx, order, rules, at }: Deal): Promise<UserId | null> {
  const ids = await findOnDuty(tx, await findServiceIds(tx, order.distId), at)
  if (ids.length === 0) return null
  const rows = await tx
    .select({ id: orders.serviceId, n: count() })
    .from(orders)
    .where(and(inArray(orders.serviceId, ids), eq(orders.status, 1)))
    .groupBy(orders.serviceId)
  const loadOf = new Map(rows.map(({ id, n }) => [id, n]))
  const free = ids.filter((id) => (loadOf.get(id) ?? 0) < rules.mostPerStaff)
  const byLoad = free.toSorted((a, b) => (loadOf.get(a) ?? 0) - (loadOf.get(b) ?? 0))
  for (const id of byLoad) if (await isNoParty(tx, id, [order.buyerId, order.sellerId])) return id
  return null
}

/** The member of staff that takes the order, or the one found free. Refuses ORDER_STATE without one. */
export const takeByStaff: Before = async ({ actor, userId, given }) => {
  const serviceId = actor === 'service' ? userId : given.serviceId
  if (!serviceId) throw refuse('ORDER_STATE', '暂时没有空闲的客服')
  return { serviceId }
}
/** Who acts on an order leads it from then on. */
export const leadByStaff: Before = async ({ userId }) => ({ serviceId: userId })

export const joinStaff =
  (says: string): Effect =>
  async ({ tx, effects, order, at }) => {
    const { chatGroupId: groupId, serviceId: userId, sn: orderSn } = order
    if (groupId === null || userId === null) return
    await joinGroup(tx, effects, { groupId, userId, content: says, expansion: { type: 'transfer_order', orderSn }, at })
  }

/** The account, sealed for the staff that verify it. */
export const submitAccount: Before = async (deal) => {
  await sealDelivery('credentials')(deal)
  const { order, at } = deal
  return withSale(order, { submittedAt: order.terms.sale?.submittedAt ?? at.toISOString() })
}
/** What the platform sells its staff know. */
export const isSubmitted = ({ terms, sellerId }: Pick<Order, 'terms' | 'sellerId'>): boolean =>
  terms.sale?.submittedAt !== undefined || sellerId === HOUSE_ID
/** Early enough for staff to verify it: else it is the seller whose time ran out. */
export const isSubmittedInTime = (order: Order, at: Date): boolean => {
  const { submittedAt } = order.terms.sale ?? {}
  return order.sellerId === HOUSE_ID || (submittedAt !== undefined && at.getTime() - Date.parse(submittedAt) >= FAIR_MS)
}
/** What staff have at least to verify, and a buyer to choose. */
export const FAIR_MS = 2 * HOUR_MS

/** No member of staff took the order in time: the buyer may choose. */
export const markUnattended: Before = async ({ order, at }) => withSale(order, { unattendedAt: at.toISOString() })
/** The seller hands over without staff from here on. */
export const leaveStaff: Before = async ({ order }) => ({
  ...withSale(order, { staffed: undefined, unattendedAt: undefined, waived: true }),
  serviceId: null,
})
export const isUnattended = ({ terms }: Pick<Order, 'terms'>): boolean => terms.sale?.unattendedAt !== undefined
/** Its buyer did not choose to go without, and what staff lead was submitted to them. */
export const isVerifiable = (order: Order): boolean =>
  !order.terms.sale?.waived && (!isStaffed(order) || isSubmitted(order))
/** What the platform sells is handed over by staff alone, and in deals agreed elsewhere staff are what is paid for. */
export const isWaivable = ({ mode, sellerId }: Order): boolean => mode === 'account' && sellerId !== HOUSE_ID
export const mayWaive = (order: Order): boolean => isUnattended(order) && isWaivable(order)

/** From here on leaving alone costs a share of the price. */
export const fixPenalty: Before = async ({ order, rules }) =>
  withSale(order, { penalty: shareOf(BigInt(order.terms.deal?.price ?? order.goodsFen), rules.cancelFeeBp).toString() })
