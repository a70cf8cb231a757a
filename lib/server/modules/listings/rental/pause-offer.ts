import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { rentalOffers } from '../../../db/schema/rental'

/**
 * An account came back from a renter: nobody rents it before `until`, and what the renter saw is handed to nobody else
 * before the owner has stored new credentials.
 */
export async function pauseOffer(tx: Tx, input: { goodsSn: GoodsSn; ownerId: number; until: Date }): Promise<void> {
  const { goodsSn, ownerId, until } = input
  const came = { isStale: true, pausedUntil: until }
  await tx
    .insert(rentalOffers)
    .values({ goodsSn, ownerId, ...came })
    .onConflictDoUpdate({ target: rentalOffers.goodsSn, set: came })
}
