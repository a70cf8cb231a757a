import type { SQL } from 'drizzle-orm'
import type { WebhookEvent } from '@/lib/shared/people/webhooks'
import { isCancelled, ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { eventsCte } from '../../../core/webhooks/record-events'
import type { EventFact } from '../../../core/webhooks/types'
import type { Deal } from '../flow/mode'
import type { Order } from '../types'

type Known = Pick<Order, 'sn' | 'distId' | 'sellerId'>

/** One event of an order for its seller, its site and the platform. */
export function orderFacts({ sn, distId, sellerId }: Known, type: WebhookEvent): EventFact[] {
  const fact = { type, object: `order:${sn}` }
  return [
    ...(sellerId === null ? [] : [{ ...fact, owner: { kind: 'seller' as const, id: sellerId, distId } }]),
    { ...fact, owner: { kind: 'site', id: distId, distId } },
    { ...fact, owner: { kind: 'platform' } },
  ]
}

/** What a step means to programs; an unpaid order concerns its buyer alone. */
function factsOf(before: Order, after: Order): EventFact[] {
  const { paidAt, sellerId, distId } = after
  if (!paidAt) return []
  const facts: EventFact[] = []
  const isNew = !before.paidAt
  const enters = (status: number) => after.status === status && before.status !== status
  if (isNew) facts.push(...orderFacts(after, 'order.paid'))
  if (sellerId !== null) {
    const owner = { kind: 'seller', id: sellerId, distId } as const
    if (isNew && after.goodsSn) facts.push({ owner, type: 'goods.sold', object: `goods:${after.goodsSn}` })
    if (after.terms.coin && sellerId !== before.sellerId)
      facts.push({ owner, type: 'offer.assigned', object: `order:${after.sn}` })
  }
  if (enters(ORDER_STATUS.shipped)) facts.push(...orderFacts(after, 'order.delivered'))
  if (enters(ORDER_STATUS.complete)) facts.push(...orderFacts(after, 'order.confirmed'))
  if (after.subStatus === 'RELEASED' && before.subStatus !== 'RELEASED')
    facts.push(...orderFacts(after, 'order.released'))
  if (isCancelled(after.status) && !isCancelled(before.status)) facts.push(...orderFacts(after, 'order.cancelled'))
  return facts
}

/** Queues the events of a step in the same statement as the move. */
export function queueOrderEvents({ order, at }: Deal, after: Order): SQL[] {
  const facts = factsOf(order, after)
  return facts.length > 0 ? [eventsCte({ facts, at })] : []
}
