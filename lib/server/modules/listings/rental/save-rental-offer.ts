import { sql } from 'drizzle-orm'
import type { RentPrices } from '@/lib/shared/goods/quote-rent'
import type { GoodsSn } from '@/lib/shared/ids'
import { fen, fenText } from '@/lib/shared/money/money'
import type { HourPrice } from '@/lib/shared/trade/rent-hours'
import { rentalOffers } from '../../../db/schema/listings/rental'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { findOwnGame } from '../catalog/queries-detail'
import { updateRentPrices } from '../catalog/selling/update-rent-prices'
import { rentPriceError } from './rules'

export interface OfferForm {
  goodsSn: GoodsSn
  prices: RentPrices
  minHours: number
  rules: string
  /** Account and password are both set or both absent; absent keeps the stored ones. */
  account?: string
  password?: string
  note?: string
  /** Prices by hour of day; absent keeps the stored ones. */
  hourPrices?: readonly HourPrice[]
  /** Deletes the stored credentials: the owner delivers manually. */
  byHand?: boolean
}

/** Sets the rental terms of an own account; one in review is let once it is approved. Refuses MODE_OFF, INVALID_INPUT, NOT_FOUND. */
export async function saveRentalOffer(ctx: UserCtx, form: OfferForm): Promise<void> {
  const { goodsSn, prices, minHours, rules } = form
  const account = form.account ?? ''
  const password = form.password ?? ''
  const { gameId } = await findOwnGame(ctx, goodsSn)
  const { leastPriceFen, tradeOpen } = await loadRules(ctx, { mode: 'rental', gameId, distId: ctx.dist.distId })
  if (!tradeOpen) throw refuse('MODE_OFF')
  const error = rentPriceError({ prices, hourPrices: form.hourPrices ?? [] }, fen(leastPriceFen))
  if (error) throw refuse('INVALID_INPUT', error.message, { field: error.field })
  if (!account !== !password)
    throw refuse('INVALID_INPUT', '账号和密码要一起填写', { field: account ? 'password' : 'account' })
  const credentials = account
    ? ctx.vault.seal('rental', goodsSn, JSON.stringify({ account, password, note: form.note ?? '' }))
    : null
  const at = ctx.now()
  const credentialChange = credentials
    ? { credentials, isStale: false }
    : form.byHand
      ? { credentials: null, isStale: false }
      : {}
  const hourChange = form.hourPrices && {
    hourPrices: form.hourPrices.map(({ from, to, price }) => ({ from, to, price: fenText(price) })),
  }
  await inTx(ctx, async (tx, effects) => {
    await updateRentPrices(tx, effects, { goodsSn, ownerId: ctx.user.userId, prices, at })
    const terms = { minHours, rules, parked: null, updatedAt: at, ...hourChange, ...credentialChange }
    await tx
      .insert(rentalOffers)
      .values({ goodsSn, ownerId: ctx.user.userId, createdAt: at, ...terms })
      .onConflictDoUpdate({ target: rentalOffers.goodsSn, set: { ...terms, ownerId: sql`excluded.owner_id` } })
  })
}
