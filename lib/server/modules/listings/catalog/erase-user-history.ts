import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { browseHistory, favourites, goodsDrafts } from '../../../db/schema/listings/catalog'

/** Deletes a user's browsing history, favourites and drafts of items. */
export async function eraseUserHistory(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(browseHistory).where(eq(browseHistory.userId, userId))
  await tx.delete(goodsDrafts).where(eq(goodsDrafts.userId, userId))
  await tx.delete(favourites).where(eq(favourites.userId, userId))
}
