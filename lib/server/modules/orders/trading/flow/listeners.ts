import type { SQL } from 'drizzle-orm'
import { queueElsewhere } from '../internal/elsewhere-cancels'
import { queueOrderEvents } from '../internal/order-events'
import type { Order } from '../types'
import { askForRating } from './assess-effects'
import { expectInvites, followInvites } from './invite-effects'
import type { Deal, Listener } from './mode'

/** Modules that no trade mode depends on, but that react to the end of orders. */
const FOLLOWERS: readonly Listener[] = [followInvites, askForRating]

export async function notifyListeners(moved: Deal, before: Order): Promise<void> {
  for (const follow of FOLLOWERS) await follow(moved, before)
}

/** Returns the writes in the same statement as the move, each as a CTE `name as (…)`. */
export const listenersWith = (deal: Deal, after: Order): SQL[] => [
  ...expectInvites(deal, after),
  ...queueOrderEvents(deal, after),
  ...queueElsewhere(deal, after),
]
