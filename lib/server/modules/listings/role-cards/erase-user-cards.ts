import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { roleCards } from '../../../db/schema/listings/role-cards'

/** Deletes a user's saved receiving characters; orders keep the names they were placed with. */
export async function eraseUserCards(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(roleCards).where(eq(roleCards.userId, userId))
}
