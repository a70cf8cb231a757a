import { DAY_MS } from '@/lib/shared/time'
import { median } from './rules'

/** A field by whose number the accounts of a game are compared. */
export interface MainNumber {
  key: string
  label: string
  unit?: string
}
/** A field with ordered options, which narrows the comparison. */
export interface MainLadder {
  label: string
  options: readonly string[]
}
/** Position of an account among others of its game. */
export interface Mark {
  /** Value of the main number. */
  value: number
  /** Position in the options of the ladder; absent or negative: unknown. */
  step?: number
}
export interface RangeSale extends Mark {
  yuan: number
  soldAt: Date
}
/** Lowest and highest option that count as near. */
export type Steps = readonly [from: number, to: number]
export interface SoldRange {
  count: number
  low: number
  mid: number
  high: number
  /** Lowest and highest number that count as near. */
  from: number
  to: number
  /** Null if the ladder was not compared. */
  steps: Steps | null
  points: (number | null)[]
}

export const RANGE_DAYS = 30
/**
 * Relative distances from the account's number, nearest first; a wider one is only used while there are too few sales.
 */
const REACHES = [0.2, 0.35, 0.5] as const
export const LEAST_SALES = 6
/**
 * If the ratio of the quartiles is above this, the accounts are too different and the range says nothing about one of
 * them.
 */
export const WIDEST = 4
const POINTS = 10

interface Near {
  near: RangeSale[]
  from: number
  to: number
  steps: Steps | null
}

/**
 * Returns sales of accounts like this one, and the range of their numbers; null if they are too few or too different.
 * Of those with a number near its own, the ones at most a step away on the ladder are enough if they are many.
 */
export function nearOf(sold: readonly RangeSale[], { value, step = -1 }: Mark): Near | null {
  for (const reach of REACHES) {
    const alike = sold.filter((sale) => Math.abs(sale.value - value) <= value * reach)
    const closest = step < 0 ? [] : alike.filter((sale) => isStep(sale.step) && Math.abs(sale.step - step) <= 1)
    const isNarrow = closest.length >= LEAST_SALES
    const near = isNarrow ? closest : alike
    if (near.length < LEAST_SALES) continue
    const { low, high } = spreadOf(near.map(({ yuan }) => yuan))
    // a wider distance would only add accounts that are less similar
    if (high > low * WIDEST) return null
    // the range of the actual sales: the distance alone might exceed what the game allows
    const [from, to] = endsOf([value, ...near.map((sale) => sale.value)])
    return { near, from, to, steps: isNarrow ? endsOf([step, ...closest.map((sale) => sale.step ?? step)]) : null }
  }
  return null
}

const isStep = (step: number | undefined): step is number => step !== undefined && step >= 0
const endsOf = (numbers: readonly number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)]

/** Returns the quartiles and the median of some prices. */
export function spreadOf(yuan: readonly number[]): { low: number; mid: number; high: number } {
  const prices = [...yuan].sort((a, b) => a - b)
  const at = (share: number) => prices[Math.round(share * (prices.length - 1))] as number
  return { low: at(0.25), mid: median(prices) as number, high: at(0.75) }
}

/** Returns selling prices of accounts like this one, from `since` on; null as for `nearOf`. */
export function rangeOf(sold: readonly RangeSale[], mark: Mark, since: Date, now: Date): SoldRange | null {
  const found = nearOf(sold, mark)
  if (!found) return null
  const { near, from, to, steps } = found
  const spread = spreadOf(near.map(({ yuan }) => yuan))
  return { count: near.length, ...spread, from, to, steps, points: pointsOf(near, since, now) }
}

export interface SoldWeek {
  from: Date
  count: number
  /** Null if nothing was sold. */
  spread: { low: number; mid: number; high: number } | null
}

export const HISTORY_WEEKS = 13
const WEEK_MS = 7 * DAY_MS

/** Returns the sales per week until now, oldest first. */
export const weeksOf = (near: readonly RangeSale[], now: Date): SoldWeek[] =>
  Array.from({ length: HISTORY_WEEKS }, (_, i) => {
    const from = new Date(now.getTime() - (HISTORY_WEEKS - i) * WEEK_MS)
    const until = from.getTime() + WEEK_MS
    const sales = near.filter(({ soldAt }) => soldAt >= from && soldAt.getTime() < until)
    return { from, count: sales.length, spread: sales.length > 0 ? spreadOf(sales.map(({ yuan }) => yuan)) : null }
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
