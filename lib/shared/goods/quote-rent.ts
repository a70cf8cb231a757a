import { type Fen, fen } from '../money/money'

export const RENT_UNITS = ['hour', 'night', 'day', 'week'] as const
export type RentUnit = (typeof RENT_UNITS)[number]
/** The deposit covers the whole term, whatever its length. */
export type RentPrices = Record<RentUnit | 'deposit', Fen>

export function quoteRent({ prices, unit, num }: { prices: RentPrices; unit: RentUnit; num: number }): {
  rent: Fen
  deposit: Fen
  total: Fen
} {
  const rent = fen(prices[unit] * BigInt(num))
  return { rent, deposit: prices.deposit, total: fen(rent + prices.deposit) }
}
