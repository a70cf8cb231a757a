import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { coinOffers } from '../../../db/schema/coin'

/** What an order did not use stands on its offer again; the caller moves the money. */
export async function returnBudget(tx: Tx, { offerId, sum }: { offerId: number; sum: bigint }): Promise<void> {
  await tx
    .update(coinOffers)
    .set({ budgetFen: sql`${coinOffers.budgetFen} + ${sum.toString()}::bigint` })
    .where(eq(coinOffers.id, offerId))
}
