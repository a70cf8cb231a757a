import { disputePath } from '@/lib/shared/trade/disputes'
import type { Party } from '@/lib/shared/trade/order-forms'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'
import type { Dispute } from '../types'

export interface PartyMessage {
  title: string
  text: string
  /** The recipient has to act by a deadline. */
  isUrgent?: boolean
}

/** Notifies the party that did not take the action, in its transaction; an action by staff or a timer notifies both. */
export async function notifyParties(
  { tx, effects, at }: { tx: Tx; effects: Effects; at: Date },
  { id, distId, orderSn, buyerId, sellerId }: Dispute,
  by: Party | null,
  told: PartyMessage,
): Promise<void> {
  effects.live({ type: 'order', distId, orderSn, userIds: [buyerId, sellerId] })
  const readers = { buyer: buyerId, seller: sellerId }
  const notices = (['buyer', 'seller'] as const)
    .filter((party) => party !== by)
    .map((party) => ({
      userId: readers[party],
      distId,
      kind: 'order' as const,
      key: `dispute ${id} ${at.getTime()}`,
      ...told,
      href: disputePath(orderSn),
    }))
  await notifyUsers(tx, effects, { notices, at })
}
