import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { shops } from '../../../db/schema/shops'

/** What a seller wrote of itself; the code stays, it leads to nothing. */
export async function forgetShop(tx: Tx, sellerId: number): Promise<void> {
  await tx.update(shops).set({ name: '', notice: '' }).where(eq(shops.sellerId, sellerId))
}
