import { DAY_MS } from '@/lib/shared/time'
import { median } from './rules'

/** A field whose number tells one account of a game from another. */
export interface MainNumber {
  key: string
  label: string
  unit?: string
}
export interface RangeSale {
  yuan: number
  /** Of the main number. */
  value: number
  soldAt: Date
}
export interface SoldRange {
  count: number
  low: number
  mid: number
  high: number
  /** The numbers that count as near. */
  from: number
  to: number
  points: (number | null)[]
}

export const RANGE_DAYS = 30
/** How far from the account's own number, the nearest first: more is taken in only while there are too few. */
const REACHES = [0.2, 0.35, 0.5] as const
const LEAST = 6
const POINTS = 10

/** Sales with a number near `value`, and what counts as near; null: too few to tell. */
export function nearOf(
  sold: readonly RangeSale[],
  value: number,
): { near: RangeSale[]; from: number; to: number } | null {
  for (const reach of REACHES) {
    const [from, to] = [Math.floor(value * (1 - reach)), Math.ceil(value * (1 + reach))]
    const near = sold.filter((sale) => sale.value >= from && sale.value <= to)
    if (near.length >= LEAST) return { near, from, to }
  }
  return null
}

/** The middle half of some sales, and their middle. */
function spreadOf(sales: readonly RangeSale[]): { low: number; mid: number; high: number } {
  const prices = sales.map((sale) => sale.yuan).sort((a, b) => a - b)
  const at = (share: number) => prices[Math.round(share * (prices.length - 1))] as number
  return { low: at(0.25), mid: median(prices) as number, high: at(0.75) }
}

/** What accounts with a number near `value` were sold for since `since`; null: too few to tell. */
export function rangeOf(sold: readonly RangeSale[], value: number, since: Date, now: Date): SoldRange | null {
  const found = nearOf(sold, value)
  if (!found) return null
  const { near, from, to } = found
  return { count: near.length, ...spreadOf(near), from, to, points: pointsOf(near, since, now) }
}

export interface SoldWeek {
  from: Date
  count: number
  /** Null: nothing was sold. */
  spread: { low: number; mid: number; high: number } | null
}

export const HISTORY_WEEKS = 13
const WEEK_MS = 7 * DAY_MS

/** The same, week by week up to now, the oldest first. */
export const weeksOf = (near: readonly RangeSale[], now: Date): SoldWeek[] =>
  Array.from({ length: HISTORY_WEEKS }, (_, i) => {
    const from = new Date(now.getTime() - (HISTORY_WEEKS - i) * WEEK_MS)
    const until = from.getTime() + WEEK_MS
    const sales = near.filter(({ soldAt }) => soldAt >= from && soldAt.getTime() < until)
    return { from, count: sales.length, spread: sales.length > 0 ? spreadOf(sales) : null }
  })

function pointsOf(sales: readonly RangeSale[], since: Date, now: Date): (number | null)[] {
  const step = (now.getTime() - since.getTime()) / POINTS
  return Array.from({ length: POINTS }, (_, i) => {
    const [from, to] = [since.getTime() + i * step, since.getTime() + (i + 1) * step]
    const price = median(
      sales
        .filter(({ soldAt }) => soldAt.getTime() >= from && (soldAt.getTime() < to || i === POINTS - 1))
        .map((sale) => sale.yuan),
    )
    return price === null ? null : Math.round(price)
  })
}
