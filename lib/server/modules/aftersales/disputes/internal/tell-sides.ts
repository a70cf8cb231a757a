import { disputePath } from '@/lib/shared/trade/disputes'
import type { Party } from '@/lib/shared/trade/order-forms'
import type { Tx } from '../../../../db/client'
import type { Effects } from '../../../../runtime/context'
import { tellPeople } from '../../../core/notifications/tell-people'
import type { Dispute } from '../types'

export interface Told {
  title: string
  text: string
  /** Its reader has to act by a time. */
  isUrgent?: boolean
}

/** Whoever did not take the step is told of it, in its transaction; a step of staff or of the clock tells both. */
export async function tellSides(
  { tx, effects, at }: { tx: Tx; effects: Effects; at: Date },
  { id, distId, orderSn, buyerId, sellerId }: Dispute,
  by: Party | null,
  told: Told,
): Promise<void> {
  effects.live({ type: 'order', distId, orderSn, userIds: [buyerId, sellerId] })
  const readers = { buyer: buyerId, seller: sellerId }
  const notices = (['buyer', 'seller'] as const)
    .filter((party) => party !== by)
    .map((party) => ({
      ...{ userId: readers[party], distId, kind: 'order' as const, key: `dispute ${id} ${at.getTime()}` },
      ...{ ...told, href: disputePath(orderSn) },
    }))
  await tellPeople(tx, effects, { notices, at })
}
