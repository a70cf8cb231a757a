import type { DealTerms } from '@/lib/shared/trade/deal-terms'
import { refuse } from '../../../../runtime/refusal'
import type { Order, Party } from '../types'
import type { Before, Step } from './mode'

const MINUTE_MS = 60_000

export function dealOf({ sn, terms }: Pick<Order, 'sn' | 'terms'>): DealTerms {
  if (!terms.deal) throw new Error(`order ${sn} was agreed on nowhere else`)
  return terms.deal
}

/** Open to the side that asked, or to the one that was asked. */
export const isAsker: NonNullable<Step['when']> = (order, { actor }) => actor === dealOf(order).by
export const isAsked: NonNullable<Step['when']> = (order, { actor }) => actor !== dealOf(order).by
export const otherOf = (party: Party): Party => (party === 'buyer' ? 'seller' : 'buyer')

/** Both sides have their places now, and the time to pay begins. */
export const takePlaces: Before = async ({ order, userId, rules, at }) => {
  if (userId === null) throw refuse('FORBIDDEN')
  const asker = order.buyerId
  const sides =
    dealOf(order).by === 'buyer' ? { buyerId: asker, sellerId: userId } : { buyerId: userId, sellerId: asker }
  return { ...sides, expiresAt: new Date(at.getTime() + rules.unpaidMinutes * MINUTE_MS) }
}
