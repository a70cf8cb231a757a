import { and, eq, inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { coinMerchants } from '../../../../db/schema/market/coin'
import { markAsMerchant } from '../../../people/identity/mark-as-merchant'
import { accountsOfPerson } from '../../../people/identity/queries-person'

/**
 * Suspends a merchant, with every account of the person: no new orders and no shop in the menu; running orders continue.
 * Idempotent.
 */
export async function suspendMerchant(tx: Tx, { userId, reason }: { userId: UserId; reason: string }): Promise<void> {
  const changed = await tx
    .update(coinMerchants)
    .set({ state: 'suspended', suspendReason: reason })
    .where(and(inArray(coinMerchants.userId, accountsOfPerson(userId)), eq(coinMerchants.state, 'active')))
    .returning({ userId: coinMerchants.userId })
  for (const merchant of changed) await markAsMerchant(tx, { userId: merchant.userId, isQuickShop: false })
}
