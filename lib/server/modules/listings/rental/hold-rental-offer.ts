import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { rentalOffers } from '../../../db/schema/listings/rental'

/**
 * Pauses the offer of an account that came back from a renter: it cannot be rented before `until`, and the credentials
 * the renter saw are not delivered to anyone else until the owner stores new ones.
 */
export async function holdRentalOffer(
  tx: Tx,
  input: { goodsSn: GoodsSn; ownerId: UserId; until: Date },
): Promise<void> {
  const { goodsSn, ownerId, until } = input
  const came = { isStale: true, pausedUntil: until }
  await tx
    .insert(rentalOffers)
    .values({ goodsSn, ownerId, ...came })
    .onConflictDoUpdate({ target: rentalOffers.goodsSn, set: came })
}
