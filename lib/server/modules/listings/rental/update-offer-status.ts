import { eq } from 'drizzle-orm'
import type { RentPrices } from '@/lib/shared/goods/quote-rent'
import type { GoodsSn } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { rentalOffers } from '../../../db/schema/listings/rental'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadRentPrices } from '../catalog/lists/queries-rent'
import { findOwnGame } from '../catalog/queries-detail'
import { updateRentPrices } from '../catalog/selling/update-rent-prices'
import { parkOffer } from './internal/park-offer'
import { findOffer } from './queries'

const UNITS = ['hour', 'night', 'day', 'week', 'deposit'] as const

/**
 * Takes an own account out of the rental hall, keeping its prices, or puts it back at them. A running rental continues,
 * but cannot be renewed while the offer is off. Refuses NOT_FOUND.
 */
export async function updateOfferStatus(
  ctx: UserCtx,
  { goodsSn, on }: { goodsSn: GoodsSn; on: boolean },
): Promise<void> {
  const ownerId = ctx.user.userId
  const at = ctx.now()
  await findOwnGame(ctx, goodsSn)
  await inTx(ctx, async (tx, effects) => {
    const prices = await loadRentPrices(tx, goodsSn, ownerId)
    if (on === (prices !== null)) return
    if (prices) return parkOffer(tx, effects, { goodsSn, ownerId, prices, at })
    const parked = (await findOffer(tx, goodsSn))?.parked
    if (!parked) throw refuse('NOT_FOUND', '请先设置租金再上架出租')
    const kept = Object.fromEntries(UNITS.map((unit) => [unit, fen(BigInt(parked[unit]))])) as RentPrices
    await updateRentPrices(tx, effects, { goodsSn, ownerId, prices: kept, at })
    await tx.update(rentalOffers).set({ parked: null, updatedAt: at }).where(eq(rentalOffers.goodsSn, goodsSn))
  })
}
