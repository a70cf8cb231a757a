import type { Tx } from '../../db/client'
import { keepEvidence } from './internal/keep-evidence'
import type { Order, Party } from './types'

/** What a party shows in a dispute stays with the order, as all evidence does. */
export async function showEvidence(
  tx: Tx,
  order: Order,
  shown: { userId: number; by: Party; note: string; pictures: readonly string[]; at: Date },
): Promise<void> {
  const { by: actor, ...rest } = shown
  await keepEvidence(tx, { orderId: order.id, actor, action: 'dispute', ...rest })
}
