import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { savedSearches } from '../../../db/schema/orders/searches'

/** Deletes the saved searches of a closed account. */
export async function eraseSearches(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(savedSearches).where(eq(savedSearches.userId, userId))
}
