import { sql } from 'drizzle-orm'
import type { RentPrices, RentUnit } from '@/lib/shared/goods/quote-rent'
import type { GoodsSn } from '@/lib/shared/ids'
import { type Fen, fen, fenText, fenToYuan } from '@/lib/shared/money/money'
import { type HourPrice, hourPriceError } from '@/lib/shared/trade/rent-hours'
import { MOST_DEPOSIT_HOURS } from '@/lib/shared/trade/rent-terms'
import { rentalOffers } from '../../../db/schema/listings/rental'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { loadRules } from '../../core/tenancy/load-rule-book'
import { findGoodsType } from '../catalog/queries-detail'
import { updateRentPrices } from '../catalog/selling/update-rent-prices'

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

/** Sets the rental terms of an own account. Refuses MODE_OFF, INVALID_INPUT, NOT_FOUND. */
export async function saveRentalOffer(ctx: UserCtx, form: OfferForm): Promise<void> {
  const { goodsSn, prices, minHours, rules } = form
  const account = form.account ?? ''
  const password = form.password ?? ''
  const { gameId } = await findGoodsType(ctx, goodsSn)
  const { leastPriceFen, tradeOpen } = await loadRules(ctx, { mode: 'rental', gameId, distId: ctx.dist.distId })
  if (!tradeOpen) throw refuse('MODE_OFF')
  const error = priceError(prices, fen(leastPriceFen))
  if (error) throw refuse('INVALID_INPUT', error.message, { field: error.field })
  const rangeError = hourPriceError(form.hourPrices ?? [], fen(leastPriceFen), fenToYuan(fen(leastPriceFen)))
  if (rangeError) throw refuse('INVALID_INPUT', rangeError, { field: 'hourPrices' })
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

function priceError(prices: RentPrices, least: Fen): { field: string; message: string } | null {
  const names: [RentUnit, string][] = [
    ['hour', '时租'],
    ['night', '包夜'],
    ['day', '日租'],
    ['week', '周租'],
  ]
  const cheap = names.find(([unit]) => prices[unit] < least)
  if (cheap) return { field: cheap[0], message: `${cheap[1]}不能低于${fenToYuan(least)}元` }
  const most = fen(prices.hour * BigInt(MOST_DEPOSIT_HOURS))
  return prices.deposit > most ? { field: 'deposit', message: `押金不能超过${MOST_DEPOSIT_HOURS}小时的租金` } : null
}
