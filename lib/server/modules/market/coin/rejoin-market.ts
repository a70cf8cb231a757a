import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { coinMerchants } from '../../../db/schema/coin'

/** A merchant that asked for its deposit gets no new orders; one that keeps it gets them again. */
export async function rejoinMarket(
  tx: Tx,
  { userId, isLeaving }: { userId: number; isLeaving: boolean },
): Promise<void> {
  await tx.update(coinMerchants).set({ isLeaving }).where(eq(coinMerchants.userId, userId))
}
