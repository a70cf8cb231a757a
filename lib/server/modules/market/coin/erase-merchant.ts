import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { coinMerchants, coinOffers } from '../../../db/schema/coin'

/** Deletes the contact, game accounts and characters of a former merchant; figures and a suspension remain. */
export async function eraseMerchant(tx: Tx, userId: UserId): Promise<void> {
  await tx.update(coinMerchants).set({ contact: '', gameAccounts: '' }).where(eq(coinMerchants.userId, userId))
  await tx.update(coinOffers).set({ roleName: '' }).where(eq(coinOffers.merchantId, userId))
}
