/** Pages show currency amounts in 万. */
const WAN = 10_000
const YI = 100_000_000

const trimmed = (n: number): string => n.toFixed(2).replace(/\.?0+$/, '')

/** e.g. 1000000 -> "100万", 150000000 -> "1.5亿", 900 -> "900". */
export function amountText(amount: number): string {
  if (amount >= YI) return `${trimmed(amount / YI)}亿`
  return amount >= WAN ? `${trimmed(amount / WAN)}万` : trimmed(amount)
}

/** Units stated by a text, as the database reads them: "1.5亿金币" is 150,000,000; null if it states none. */
export function coinsIn(text: string): number | null {
  const [, digits, unit] = /(\d{1,8}(?:\.\d{1,4})?) *([万亿])/.exec(text) ?? []
  if (!digits) return null
  return Math.round(Number(digits) * (unit === '亿' ? YI : WAN)) || null
}

/** Currency per yuan, for a table column: "7.60万". */
export function scaleText(scale: number): string {
  if (scale >= YI) return `${(scale / YI).toFixed(2)}亿`
  return scale >= WAN ? `${(scale / WAN).toFixed(2)}万` : scale.toFixed(2)
}
