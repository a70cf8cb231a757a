import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { coinOffers } from '../../../db/schema/market/coin'

/** Adds the unused part of an order back to the offer's budget; the caller moves the money. */
export async function releaseBudget(tx: Tx, { offerId, sum }: { offerId: number; sum: bigint }): Promise<void> {
  await tx
    .update(coinOffers)
    .set({ budgetFen: sql`${coinOffers.budgetFen} + ${sum.toString()}::bigint` })
    .where(eq(coinOffers.id, offerId))
}
