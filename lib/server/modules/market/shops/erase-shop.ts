import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { shops } from '../../../db/schema/market/shops'

/** Deletes the texts of a seller's shop; its code is kept but no longer leads anywhere. */
export async function eraseShop(tx: Tx, sellerId: UserId): Promise<void> {
  await tx.update(shops).set({ name: '', notice: '' }).where(eq(shops.sellerId, sellerId))
}
