import { MINUTE_MS } from '@/lib/shared/durations'
import type { DealTerms } from '@/lib/shared/trade/deal-terms'
import { refuse } from '../../../../runtime/refusal'
import type { Order } from '../types'
import type { Prepare, Step } from './mode'

export function dealOf({ sn, terms }: Pick<Order, 'sn' | 'terms'>): DealTerms {
  if (!terms.deal) throw new Error(`order ${sn} was agreed on nowhere else`)
  return terms.deal
}

/** The step is open to the side that made the request; `isInvited`: to the other side. */
export const isInviter: NonNullable<Step['when']> = (order, { actor }) => actor === dealOf(order).by
export const isInvited: NonNullable<Step['when']> = (order, { actor }) => actor !== dealOf(order).by
/** Assigns both sides as buyer and seller, and starts the time to pay. */
export const assignParties: Prepare = async ({ order, userId, rules, at }) => {
  if (userId === null) throw refuse('FORBIDDEN')
  const asker = order.buyerId
  const sides =
    dealOf(order).by === 'buyer' ? { buyerId: asker, sellerId: userId } : { buyerId: userId, sellerId: asker }
  return { ...sides, expiresAt: new Date(at.getTime() + rules.unpaidMinutes * MINUTE_MS) }
}
