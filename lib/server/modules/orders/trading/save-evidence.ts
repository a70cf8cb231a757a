import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import type { Rules } from '../../core/tenancy/types'
import { storeEvidence } from './internal/store-evidence'
import type { Order, Party } from './types'

/** Stores evidence of a party in a dispute or claim with the order, like all evidence. */
export async function saveEvidence(
  tx: Tx,
  order: Order,
  shown: {
    userId: UserId
    by: Party | 'service'
    in?: 'dispute' | 'claim'
    note: string
    pictures: readonly string[]
    at: Date
    rules: Pick<Rules, 'videoOrderMb'>
  },
): Promise<void> {
  const { by: actor, in: action = 'dispute', ...rest } = shown
  await storeEvidence(tx, { orderId: order.id, actor, action, ...rest })
}
