import { HOUSE_ID } from '@/lib/shared/ids'
import { claimPath } from '@/lib/shared/trade/claims'
import type { Party } from '@/lib/shared/trade/order-forms'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { tellPeople } from '../../../core/notifications/tell-people'
import type { Claim } from '../types'

export interface Told {
  title: string
  text: string
  /** Its reader has to act by a time. */
  isUrgent?: boolean
}

/** In the transaction of what it is about; who is told nothing has null. */
export async function tellSides(
  { tx, effects, at }: { tx: Tx; effects: Effects; at: Date },
  { id, distId, orderSn, buyerId, sellerId }: Claim,
  told: Record<Party, Told | null>,
): Promise<void> {
  effects.live({ type: 'order', distId, orderSn, userIds: [buyerId, sellerId] })
  const readers = { buyer: buyerId, seller: sellerId }
  const notices = (['buyer', 'seller'] as const).flatMap((party) => {
    const words = told[party]
    if (!words || readers[party] === HOUSE_ID) return []
    const key = `claim ${id} ${at.getTime()}`
    return [{ userId: readers[party], distId, kind: 'order' as const, key, ...words, href: claimPath(orderSn) }]
  })
  await tellPeople(tx, effects, { notices, at })
}
