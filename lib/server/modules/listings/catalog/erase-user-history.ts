import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { browseHistory, favourites } from '../../../db/schema/catalog'

/** Deletes a user's browsing history and favourites. */
export async function eraseUserHistory(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(browseHistory).where(eq(browseHistory.userId, userId))
  await tx.delete(favourites).where(eq(favourites.userId, userId))
}
