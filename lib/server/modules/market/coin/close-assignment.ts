import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { coinAssignments, coinOffers } from '../../../db/schema/market/coin'
import { judgeMerchant } from './internal/judge-merchant'
import type { Outcome } from './types'

/**
 * Records the outcome of an order assigned to a merchant and releases units that are still reserved. Suspends a
 * merchant whose completion rate is too low. Locks the merchant before its offer.
 */
export async function closeAssignment(
  tx: Tx,
  { orderId, outcome, at }: { orderId: number; outcome: Exclude<Outcome, 'open'>; at: Date },
): Promise<void> {
  const [ended] = await tx
    .update(coinAssignments)
    .set({ outcome, endedAt: at })
    .where(and(eq(coinAssignments.orderId, orderId), eq(coinAssignments.outcome, 'open')))
    .returning()
  if (!ended) throw new Error(`order ${orderId} is given to nobody`)
  const { merchantId, offerId, held } = ended
  if (outcome !== 'done' && outcome !== 'tied' && outcome !== 'void') await judgeMerchant(tx, merchantId, at)
  if (held === 0n) return
  await tx
    .update(coinOffers)
    .set({ reserved: sql`${coinOffers.reserved} - ${held.toString()}::bigint` })
    .where(eq(coinOffers.id, offerId))
}
