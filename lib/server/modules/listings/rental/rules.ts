import type { RentPrices, RentUnit } from '@/lib/shared/goods/quote-rent'
import { type Fen, fen, fenText, fenToYuan, readFen } from '@/lib/shared/money/money'
import { HOUR_MS } from '@/lib/shared/time'
import { type HourPrice, hourPriceError, quoteHours, type RentPart } from '@/lib/shared/trade/rent-hours'
import { MOST_DEPOSIT_HOURS, type RentalState, termOf } from '@/lib/shared/trade/rent-terms'
import type { rentalOffers } from '../../../db/schema/listings/rental'

type Offer = Pick<typeof rentalOffers.$inferSelect, 'hourPrices'>

export const rangesOf = (offer: Offer | undefined): HourPrice[] =>
  (offer?.hourPrices ?? []).map(({ from, to, price }) => ({ from, to, price: fen(readFen(price)) }))

interface Term {
  unit: RentUnit
  num: number
  startsAt: Date
}

/** Returns the rent of a term; only hourly rentals consist of parts. */
export function quoteTerm(
  prices: RentPrices,
  offer: Offer | undefined,
  { unit, num, startsAt }: Term,
): { parts: RentPart[]; sum: Fen } {
  const ranges = rangesOf(offer)
  if (unit === 'hour' && ranges.length > 0) return quoteHours({ base: prices.hour, ranges }, { startsAt, hours: num })
  const sum = fen(prices[unit] * BigInt(num))
  return { parts: [{ startsAt, hours: termOf(unit).hours * num, unit: prices[unit], sum }], sum }
}

export const endOfTerm = ({ unit, num, startsAt }: Term): Date =>
  new Date(startsAt.getTime() + termOf(unit).hours * num * HOUR_MS)

/** How an hourly rental with prices by hour of day was priced, for the order's page. */
export const storedParts = (parts: readonly RentPart[]): Pick<RentalState, 'parts'> =>
  parts.length > 1
    ? {
        parts: parts.map(({ startsAt, hours, unit }) => ({
          startsAt: startsAt.toISOString(),
          hours,
          unit: fenText(unit),
        })),
      }
    : {}

/** What the rules have against the prices of an offer; null: nothing. */
export function rentPriceError(
  { prices, hourPrices }: { prices: RentPrices; hourPrices: readonly HourPrice[] },
  least: Fen,
): { field: string; message: string } | null {
  const names: [RentUnit, string][] = [
    ['hour', '时租'],
    ['night', '包夜'],
    ['day', '日租'],
    ['week', '周租'],
  ]
  const cheap = names.find(([unit]) => prices[unit] < least)
  if (cheap) return { field: cheap[0], message: `${cheap[1]}不能低于${fenToYuan(least)}元` }
  const most = fen(prices.hour * BigInt(MOST_DEPOSIT_HOURS))
  if (prices.deposit > most) return { field: 'deposit', message: `押金不能超过${MOST_DEPOSIT_HOURS}小时的租金` }
  const rangeError = hourPriceError(hourPrices, least, fenToYuan(least))
  return rangeError ? { field: 'hourPrices', message: rangeError } : null
}
