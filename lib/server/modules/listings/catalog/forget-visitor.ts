import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { browseHistory, favourites } from '../../../db/schema/catalog'

/** What somebody looked at and liked. */
export async function forgetVisitor(tx: Tx, userId: number): Promise<void> {
  await tx.delete(browseHistory).where(eq(browseHistory.userId, userId))
  await tx.delete(favourites).where(eq(favourites.userId, userId))
}
