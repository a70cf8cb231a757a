import { HOUSE_ID } from '@/lib/shared/ids'
import { claimPath } from '@/lib/shared/trade/claims'
import type { Party } from '@/lib/shared/trade/order-forms'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'
import type { Claim } from '../types'

export interface PartyMessages {
  title: string
  text: string
  /** The recipient has to act by a deadline. */
  isUrgent?: boolean
}

/** Notifies both sides in the caller's transaction; null for a side that gets no message. */
export async function notifyParties(
  { tx, effects, at }: { tx: Tx; effects: Effects; at: Date },
  { id, distId, orderSn, buyerId, sellerId }: Claim,
  told: Record<Party, PartyMessages | null>,
): Promise<void> {
  effects.live({ type: 'order', distId, orderSn, userIds: [buyerId, sellerId] })
  const readers = { buyer: buyerId, seller: sellerId }
  const notices = (['buyer', 'seller'] as const).flatMap((party) => {
    const words = told[party]
    if (!words || readers[party] === HOUSE_ID) return []
    const key = `claim ${id} ${at.getTime()}`
    return [{ userId: readers[party], distId, kind: 'order' as const, key, ...words, href: claimPath(orderSn) }]
  })
  await notifyUsers(tx, effects, { notices, at })
}
