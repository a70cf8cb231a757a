import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { roleCards } from '../../../db/schema/role-cards'

/** Receiving characters somebody saved; orders keep the names they were placed with. */
export async function forgetCards(tx: Tx, userId: number): Promise<void> {
  await tx.delete(roleCards).where(eq(roleCards.userId, userId))
}
