import { type Fen, fen } from '../money/money'
import { HOUR_MS } from '../time'

/** Price of an hour that starts at these hours of the day in Beijing; `to` is excluded, at most 24. */
export interface HourPrice {
  from: number
  to: number
  price: Fen
}
/** Consecutive hours of a rental with the same price. */
export interface RentPart {
  startsAt: Date
  hours: number
  unit: Fen
  sum: Fen
}

export const MOST_HOUR_PRICES = 4
/** Beijing is eight hours ahead, without daylight saving. */
const BEIJING_HOURS = 8

const hourOfDay = (at: Date): number => (Math.floor(at.getTime() / HOUR_MS) + BEIJING_HOURS) % 24

/** Returns why the ranges cannot be used; '' if they can. */
export function hourPriceError(ranges: readonly HourPrice[], least: Fen, leastText: string): string {
  if (ranges.length > MOST_HOUR_PRICES) return `最多设置 ${MOST_HOUR_PRICES} 个时段`
  if (ranges.some(({ from, to }) => from < 0 || to > 24 || from >= to)) return '时段的结束时间要晚于开始时间'
  if (ranges.some(({ price }) => price < least)) return `时段租金不能低于 ${leastText} 元`
  const sorted = ranges.toSorted((a, b) => a.from - b.from)
  return sorted.some(({ from }, i) => from < (sorted[i - 1]?.to ?? 0)) ? '时段不能重叠' : ''
}

/**
 * Quotes an hourly rental: each hour costs the price of the hour of day at which it starts, `base` outside all ranges.
 * Used by the server alone, whose answer is shown.
 */
export function quoteHours(
  { base, ranges }: { base: Fen; ranges: readonly HourPrice[] },
  { startsAt, hours }: { startsAt: Date; hours: number },
): { parts: RentPart[]; sum: Fen } {
  const parts: RentPart[] = []
  for (let i = 0; i < hours; i++) {
    const at = new Date(startsAt.getTime() + i * HOUR_MS)
    const hour = hourOfDay(at)
    const unit = ranges.find(({ from, to }) => hour >= from && hour < to)?.price ?? base
    const last = parts.at(-1)
    if (last && last.unit === unit) {
      last.hours += 1
      last.sum = fen(last.sum + unit)
    } else parts.push({ startsAt: at, hours: 1, unit, sum: unit })
  }
  return { parts, sum: fen(parts.reduce((sum, part) => sum + part.sum, 0n)) }
}
