import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { coinMerchants } from '../../../../db/schema/coin'
import { markAsMerchant } from '../../../people/identity/mark-as-merchant'

/** Suspends a merchant: no new orders and no shop in the menu; running orders continue. Idempotent. */
export async function suspendMerchant(tx: Tx, { userId, reason }: { userId: UserId; reason: string }): Promise<void> {
  const changed = await tx
    .update(coinMerchants)
    .set({ state: 'suspended', suspendReason: reason })
    .where(and(eq(coinMerchants.userId, userId), eq(coinMerchants.state, 'active')))
    .returning({ userId: coinMerchants.userId })
  if (changed.length > 0) await markAsMerchant(tx, { userId, isQuickShop: false })
}
