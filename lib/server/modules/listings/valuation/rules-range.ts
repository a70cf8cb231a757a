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
/** A middle half of the prices that is wider than this holds accounts that are not alike: it says nothing of one of them. */
const WIDEST = 4
const POINTS = 10

/** Sales with a number near `value`, and between which numbers they lie; null: too few, or too unlike, to tell. */
export function nearOf(
  sold: readonly RangeSale[],
  value: number,
): { near: RangeSale[]; from: number; to: number } | null {
  for (const reach of REACHES) {
    const near = sold.filter((sale) => Math.abs(sale.value - value) <= value * reach)
    if (near.length < LEAST) continue
    const { low, high } = spreadOf(near)
    // a wider reach would only add what is less alike
    if (high > low * WIDEST) return null
    // of the sales themselves: the reach alone may pass what a game allows
    const values = [value, ...near.map((sale) => sale.value)]
    return { near, from: Math.min(...values), to: Math.max(...values) }
  }
  return null
}

/** The middle half of some sales, and their middle. */
function spreadOf(sales: readonly RangeSale[]): { low: number; mid: number; high: number } {
  const prices = sales.map((sale) => sale.yuan).sort((a, b) => a - b)
  const at = (share: number) => prices[Math.round(share * (prices.length - 1))] as number
  return { low: at(0.25), mid: median(prices) as number, high: at(0.75) }
}

/** What accounts with a number near `value` were sold for since `since`; null as `nearOf`. */
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
