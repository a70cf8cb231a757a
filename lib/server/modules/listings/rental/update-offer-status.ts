import type { RentPrices } from '@/lib/shared/goods/quote-rent'
import type { GoodsSn } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { rentalOffers } from '../../../db/schema/listings/rental'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadRentPrices } from '../catalog/lists/queries-rent'
import { findGoodsType } from '../catalog/queries-detail'
import { updateRentPrices } from '../catalog/selling/update-rent-prices'
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
  await findGoodsType(ctx, goodsSn)
  await inTx(ctx, async (tx, effects) => {
    const prices = await loadRentPrices(tx, goodsSn, ownerId)
    if (on === (prices !== null)) return
    const offer = await findOffer(tx, goodsSn)
    const parked = on && offer?.parked
    if (on && !parked) throw refuse('NOT_FOUND', '请先设置租金再上架出租')
    const next = parked
      ? (Object.fromEntries(UNITS.map((unit) => [unit, fen(BigInt(parked[unit]))])) as RentPrices)
      : null
    await updateRentPrices(tx, effects, { goodsSn, ownerId, prices: next, at })
    const parkedPrices = prices && Object.fromEntries(UNITS.map((unit) => [unit, prices[unit].toString()]))
    const change = { parked: parkedPrices as typeof rentalOffers.$inferInsert.parked, updatedAt: at }
    await tx
      .insert(rentalOffers)
      .values({ goodsSn, ownerId, createdAt: at, ...change })
      .onConflictDoUpdate({ target: rentalOffers.goodsSn, set: change })
  })
}
