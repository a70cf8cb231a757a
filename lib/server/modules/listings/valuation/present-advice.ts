import { amountText } from '@/lib/shared/goods/coin-text'
import type { Spread } from './rules-advice'
import { RANGE_DAYS } from './rules-range'

/** `need`: what the seller has to state before anything can be compared. */
export const presentAdvice = (found: (Spread & { basis: string }) | null, need = '') => ({
  advice: found && {
    days: RANGE_DAYS,
    count: found.count,
    low: found.low.toFixed(2),
    mid: found.mid.toFixed(2),
    high: found.high.toFixed(2),
    basis: found.basis,
  },
  need,
})

/** e.g. 1 元 = 31.5万–34.2万金币 */
export function scaleBasis({ low, high }: { low: number; high: number }, coinName: string): string {
  const [from, to] = [amountText(low), amountText(high)]
  return `1 元 = ${from === to ? from : `${from}–${to}`}${coinName}`
}
