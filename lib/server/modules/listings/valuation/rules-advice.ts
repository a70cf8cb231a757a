import { searchable } from '@/lib/shared/normalize/searchable'
import { LEAST_SALES, spreadOf, WIDEST } from './rules-range'

export interface AdviceSale {
  yuan: number
  /** `pairsOf` the title; empty for currency. */
  pairs: ReadonlySet<number>
  /** Units of currency in the item; null: no currency, or no amount stated. */
  coins: number | null
}
export interface Spread {
  count: number
  low: number
  mid: number
  high: number
}

/** Titles are alike if at least this part of their pairs of characters is the same. */
const ALIKE = 0.5

/** Above every code point. */
const CODES = 0x200000

/** Returns the pairs of adjacent letters and digits of a title, without blanks and punctuation, each as one number. */
export function pairsOf(title: string): ReadonlySet<number> {
  const codes = Array.from(searchable(title).replace(/[^\p{L}\p{N}]/gu, ''), (char) => char.codePointAt(0) ?? 0)
  return new Set(codes.slice(1).map((code, i) => (codes[i] ?? 0) * CODES + code))
}

/** Returns the part of the pairs of the shorter title that the other one has too, 0 to 1. */
function likeness(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  if (few.size === 0) return 0
  let same = 0
  for (const pair of few) if (many.has(pair)) same++
  return same / few.size
}

const spread = (yuan: readonly number[]): Spread | null => {
  if (yuan.length < LEAST_SALES) return null
  const found = spreadOf(yuan)
  return found.high > found.low * WIDEST ? null : { count: yuan.length, ...found }
}

/** Returns the prices of sales with a similar title; null if they are too few or too different. */
export function spreadByTitle(sales: readonly AdviceSale[], title: string): Spread | null {
  const own = pairsOf(title)
  return spread(sales.filter((sale) => likeness(own, sale.pairs) >= ALIKE).map(({ yuan }) => yuan))
}

/**
 * Returns prices of an amount of currency, by what the same currency sold for per yuan; null if there are too few
 * sales. `scales`: units for one yuan, the lowest, the median and the highest of the middle half.
 */
export function spreadByScale(
  sales: readonly AdviceSale[],
  coins: number,
): (Spread & { scales: { low: number; mid: number; high: number } }) | null {
  const found = spread(sales.flatMap((sale) => (sale.coins ? [sale.yuan / sale.coins] : [])))
  if (!found) return null
  const { count, low, mid, high } = found
  return {
    count,
    low: low * coins,
    mid: mid * coins,
    high: high * coins,
    scales: { low: 1 / high, mid: 1 / mid, high: 1 / low },
  }
}
