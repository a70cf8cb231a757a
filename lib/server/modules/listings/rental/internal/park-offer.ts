import type { RentPrices } from '@/lib/shared/goods/quote-rent'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { type ParkedPrices, rentalOffers } from '../../../../db/schema/listings/rental'
import type { Effects } from '../../../../runtime/context'
import { updateRentPrices } from '../../catalog/selling/update-rent-prices'

/** Takes an account out of the rental hall, keeping its prices for its owner. Refuses NOT_FOUND. */
export async function parkOffer(
  tx: Tx,
  effects: Effects,
  input: { goodsSn: GoodsSn; ownerId: UserId; prices: RentPrices; at: Date },
): Promise<void> {
  const { goodsSn, ownerId, prices, at } = input
  await updateRentPrices(tx, effects, { goodsSn, ownerId, prices: null, at })
  const parked: ParkedPrices = {
    hour: prices.hour.toString(),
    night: prices.night.toString(),
    day: prices.day.toString(),
    week: prices.week.toString(),
    deposit: prices.deposit.toString(),
  }
  await tx
    .insert(rentalOffers)
    .values({ goodsSn, ownerId, createdAt: at, parked, updatedAt: at })
    .onConflictDoUpdate({ target: rentalOffers.goodsSn, set: { parked, updatedAt: at } })
}
