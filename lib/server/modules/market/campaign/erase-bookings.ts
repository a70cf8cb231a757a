import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { seasonBookings } from '../../../db/schema/market/campaign'

/** Deletes the contacts and notes of a person's season bookings; the bookings remain, because they took a place. */
export async function eraseBookings(tx: Tx, userId: UserId): Promise<void> {
  await tx.update(seasonBookings).set({ contact: '', note: '' }).where(eq(seasonBookings.userId, userId))
}
