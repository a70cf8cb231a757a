import { and, eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { COIN_COMPLETION } from '@/lib/shared/trade/coin-terms'
import type { Tx } from '../../../db/client'
import { coinAssignments, coinOffers } from '../../../db/schema/coin'
import { lockMerchant } from './internal/own-merchant'
import { suspendMerchant } from './internal/suspend-merchant'
import { loadFigures, NO_FIGURES } from './queries-figures'
import { isTooLow } from './rules'
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
  if (outcome !== 'done' && outcome !== 'tied' && outcome !== 'void') await judge(tx, merchantId, at)
  if (held === 0n) return
  await tx
    .update(coinOffers)
    .set({ reserved: sql`${coinOffers.reserved} - ${held.toString()}::bigint` })
    .where(eq(coinOffers.id, offerId))
}

async function judge(tx: Tx, userId: UserId, at: Date): Promise<void> {
  await lockMerchant(tx, userId)
  const figures = (await loadFigures(tx, [userId], at)).get(userId) ?? NO_FIGURES
  if (!isTooLow(figures)) return
  const { percent, days } = COIN_COMPLETION
  await suspendMerchant(tx, { userId, reason: `近${days}天完成率低于${percent}%，系统自动暂停` })
}
