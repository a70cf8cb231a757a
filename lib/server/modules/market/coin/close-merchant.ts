import { asc, eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { ZERO } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { coinMerchants, coinOffers } from '../../../db/schema/market/coin'
import type { Effects } from '../../../runtime/context'
import { markAsMerchant } from '../../people/identity/mark-as-merchant'
import { moveBudget } from './internal/move-budget'
import { lockMerchant } from './internal/own-merchant'

/** Removes a merchant whose deposit is returned: deactivates the offers and returns their budgets to the balance. */
export async function closeMerchant(
  tx: Tx,
  effects: Effects,
  { userId, at }: { userId: UserId; at: Date },
): Promise<void> {
  await lockMerchant(tx, userId)
  const own = eq(coinOffers.merchantId, userId)
  const offers = await tx.select().from(coinOffers).where(own).orderBy(asc(coinOffers.id)).for('update')
  await tx
    .update(coinOffers)
    .set({ isPaused: true, budgetFen: ZERO, moves: sql`${coinOffers.moves} + 1` })
    .where(own)
  // the reason of a suspension stays: it outlives the deposit
  await tx.update(coinMerchants).set({ state: 'closed', isLeaving: false }).where(eq(coinMerchants.userId, userId))
  await markAsMerchant(tx, { userId, isQuickShop: false })
  for (const offer of offers)
    await moveBudget(tx, effects, { ...offer, moves: offer.moves + 1 }, { from: offer.budgetFen, to: ZERO, at })
}
