import { fenToYuan } from '@/lib/shared/money/money'
import { passes } from '@/lib/shared/people/field-rules'

/** Currency is counted in 万 on the pages. */
const WAN = 10_000
const YI = 100_000_000

const trimmed = (n: number): string => n.toFixed(2).replace(/\.?0+$/, '')

/** 1000000 -> "100万", 150000000 -> "1.5亿", 900 -> "900". */
export function amountText(amount: number): string {
  if (amount >= YI) return `${trimmed(amount / YI)}亿`
  return amount >= WAN ? `${trimmed(amount / WAN)}万` : trimmed(amount)
}

/** Currency for one yuan, for a column of such: "7.60万". */
export function scaleText(scale: number): string {
  if (scale >= YI) return `${(scale / YI).toFixed(2)}亿`
  return scale >= WAN ? `${(scale / WAN).toFixed(2)}万` : scale.toFixed(2)
}

/** Yuan for 10,000 units, "¥0.13"; four decimals where two would say nothing. */
export function perWanText(scale: number): string {
  const yuan = WAN / scale
  return `¥${yuan >= 0.1 ? yuan.toFixed(2) : yuan.toFixed(4)}`
}

/** Text yuan for so many 万 at a scale, rounded down; '' when the number is not a whole one above zero. */
export function worth(wan: string, scale: number): string {
  if (!passes('integer', wan) || !(scale > 0)) return ''
  // A millionth of a fen against binary fractions: 8.50 must not become 8.49.
  return fenToYuan(BigInt(Math.floor((Number(wan) * WAN * 100) / scale + 1e-6)))
}

interface Comparison {
  scale: number
  /** Per cent more currency than the median for the same money; negative: less. */
  overMedian: number
}

/** How an offer of so many 万 for so many yuan stands against the market; undefined while a field is wrong. */
export function compareOffer(wan: string, price: string, medianScale: number): Comparison | undefined {
  if (!passes('integer', wan) || !passes('price', price) || !(medianScale > 0)) return undefined
  const scale = (Number(wan) * WAN) / Number(price)
  return { scale, overMedian: Math.round((scale / medianScale - 1) * 100) }
}

/** "比中位数便宜 12%"; within one per cent it is the same. */
export function verdict({ scale, overMedian }: Comparison, medianScale: number): string {
  if (Math.abs(overMedian) <= 1) return '与中位数相当'
  const percent = Math.round(Math.abs(1 - medianScale / scale) * 100)
  return overMedian > 0 ? `单价比中位数低 ${percent}%` : `单价比中位数高 ${percent}%`
}
