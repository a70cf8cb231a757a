import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { rentalOffers } from '../../db/schema/rental'
import type { Services } from '../../runtime/context'

export type RentalOffer = typeof rentalOffers.$inferSelect

/** How an account is let; undefined: by the owner's hand, with the platform's least terms. */
export async function findOffer(db: Db, goodsSn: string): Promise<RentalOffer | undefined> {
  const [row] = await db.select().from(rentalOffers).where(eq(rentalOffers.goodsSn, goodsSn))
  return row
}

/** Stored credentials that no renter has seen yet; null: the owner hands over by hand. */
export function freshCredentials(
  vault: Services['vault'],
  offer: RentalOffer | undefined,
): { account: string; password: string; note: string } | null {
  if (!offer?.credentials || offer.isStale) return null
  return JSON.parse(vault.open('rental', offer.goodsSn, offer.credentials))
}
