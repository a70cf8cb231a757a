import type { Tx } from '../../../db/client'
import { keepEvidence } from './internal/keep-evidence'
import type { Order, Party } from './types'

/** What a party shows in a dispute or a claim stays with the order, as all evidence does. */
export async function showEvidence(
  tx: Tx,
  order: Order,
  shown: {
    userId: number
    by: Party | 'service'
    in?: 'dispute' | 'claim'
    note: string
    pictures: readonly string[]
    at: Date
  },
): Promise<void> {
  const { by: actor, in: action = 'dispute', ...rest } = shown
  await keepEvidence(tx, { orderId: order.id, actor, action, ...rest })
}
