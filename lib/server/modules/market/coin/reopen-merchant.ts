import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { coinMerchants } from '../../../db/schema/market/coin'

/** A merchant that requested its deposit back gets no new orders; one that cancels the request gets them again. */
export async function reopenMerchant(
  tx: Tx,
  { userId, isLeaving }: { userId: UserId; isLeaving: boolean },
): Promise<void> {
  await tx.update(coinMerchants).set({ isLeaving }).where(eq(coinMerchants.userId, userId))
}
