import { eq, or } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { refusedRenters, rentalBlocks, rentalOffers } from '../../../db/schema/listings/rental'

/** Deletes an owner's rental settings, with the stored passwords of the accounts and what the owner wrote. */
export async function eraseRentalOffers(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(rentalOffers).where(eq(rentalOffers.ownerId, userId))
  await tx.delete(rentalBlocks).where(eq(rentalBlocks.ownerId, userId))
  await tx.delete(refusedRenters).where(or(eq(refusedRenters.ownerId, userId), eq(refusedRenters.renterId, userId)))
}
