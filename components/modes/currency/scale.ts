import { fenToYuan } from '@/lib/shared/money/money'
import { passes } from '@/lib/shared/people/field-rules'

const WAN = 10_000

export interface GameScale {
  gameId: number
  gameName: string
  coinName: string
  offers: number
  bestScale: number
  medianScale: number
  recycleScale: number
}

/** Yuan per 10,000 units, "¥0.13"; with four decimals if two are not enough. */
export function perWanText(scale: number): string {
  const yuan = WAN / scale
  return `¥${yuan >= 0.1 ? yuan.toFixed(2) : yuan.toFixed(4)}`
}

/** Yuan as text for an amount in 万, rounded down; '' unless the amount is a positive whole number. */
export function worth(wan: string, scale: number): string {
  if (!passes('integer', wan) || !(scale > 0)) return ''
  // Adds a millionth of a fen against binary rounding: 8.50 must not become 8.49.
  return fenToYuan(BigInt(Math.floor((Number(wan) * WAN * 100) / scale + 1e-6)))
}

interface Comparison {
  scale: number
  /** Percent more currency than the median for the same money; negative: less. */
  overMedian: number
}

/** Compares an offer of an amount in 万 and a price in yuan with the market; undefined while an input is invalid. */
export function compareOffer(wan: string, price: string, medianScale: number): Comparison | undefined {
  if (!passes('integer', wan) || !passes('price', price) || !(medianScale > 0)) return undefined
  const scale = (Number(wan) * WAN) / Number(price)
  return { scale, overMedian: Math.round((scale / medianScale - 1) * 100) }
}

/** e.g. "比中位数便宜 12%"; within one percent it counts as equal. */
export function verdict({ scale, overMedian }: Comparison, medianScale: number): string {
  if (Math.abs(overMedian) <= 1) return '与中位数相当'
  const percent = Math.round(Math.abs(1 - medianScale / scale) * 100)
  return overMedian > 0 ? `单价比中位数低 ${percent}%` : `单价比中位数高 ${percent}%`
}
