import { and, eq, ne } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { coinMerchants, coinOffers } from '../../../db/schema/market/coin'
import { personKey } from '../../people/identity/queries-person'

/**
 * Deletes the contact, game accounts and characters of a former merchant. A suspension remains, with the key of the
 * person, so that it also holds for a new account.
 */
export async function eraseMerchant(tx: Tx, userId: UserId): Promise<void> {
  await tx.update(coinMerchants).set({ contact: '', gameAccounts: '' }).where(eq(coinMerchants.userId, userId))
  await tx
    .update(coinMerchants)
    .set({ erasedPerson: personKey(userId) })
    .where(and(eq(coinMerchants.userId, userId), ne(coinMerchants.suspendReason, '')))
  await tx.update(coinOffers).set({ roleName: '' }).where(eq(coinOffers.merchantId, userId))
}
