import { eq } from 'drizzle-orm'
import type { RentPrices } from '@/lib/shared/goods/quote-rent'
import type { GoodsSn } from '@/lib/shared/ids'
import { fen } from '@/lib/shared/money/money'
import { rentalOffers } from '../../../db/schema/listings/rental'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { loadRentPrices } from '../catalog/lists/queries-rent'
import { findOwnGame } from '../catalog/queries-detail'
import { updateRentPrices } from '../catalog/selling/update-rent-prices'
import { parkOffer } from './internal/park-offer'
import { findOffer } from './queries'
import { rangesOf, rentPriceError } from './rules'

const UNITS = ['hour', 'night', 'day', 'week', 'deposit'] as const

/**
 * Takes an own account out of the rental hall, keeping its prices, or puts it back at them. A running rental continues,
 * but cannot be renewed while the offer is off. Refuses NOT_FOUND, MODE_OFF, INVALID_INPUT.
 */
export async function updateOfferStatus(
  ctx: UserCtx,
  { goodsSn, on }: { goodsSn: GoodsSn; on: boolean },
): Promise<void> {
  const ownerId = ctx.user.userId
  const at = ctx.now()
  const { gameId } = await findOwnGame(ctx, goodsSn)
  const { leastPriceFen, tradeOpen } = await loadRules(ctx, { mode: 'rental', gameId, distId: ctx.dist.distId })
  if (on && !tradeOpen) throw refuse('MODE_OFF')
  await inTx(ctx, async (tx, effects) => {
    const prices = await loadRentPrices(tx, goodsSn, ownerId)
    if (on === (prices !== null)) return
    if (prices) return parkOffer(tx, effects, { goodsSn, ownerId, prices, at })
    const offer = await findOffer(tx, goodsSn)
    const parked = offer?.parked
    if (!parked) throw refuse('NOT_FOUND', '请先设置租金再上架出租')
    const kept = Object.fromEntries(UNITS.map((unit) => [unit, fen(BigInt(parked[unit]))])) as RentPrices
    const error = rentPriceError({ prices: kept, hourPrices: rangesOf(offer) }, fen(leastPriceFen))
    if (error) throw refuse('INVALID_INPUT', `${error.message}，请先修改租金`)
    await updateRentPrices(tx, effects, { goodsSn, ownerId, prices: kept, at })
    await tx.update(rentalOffers).set({ parked: null, updatedAt: at }).where(eq(rentalOffers.goodsSn, goodsSn))
  })
}
