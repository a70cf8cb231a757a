/** Pages show currency amounts in 万. */
const WAN = 10_000
const YI = 100_000_000

const trimmed = (n: number): string => n.toFixed(2).replace(/\.?0+$/, '')

/** e.g. 1000000 -> "100万", 150000000 -> "1.5亿", 900 -> "900". */
export function amountText(amount: number): string {
  if (amount >= YI) return `${trimmed(amount / YI)}亿`
  return amount >= WAN ? `${trimmed(amount / WAN)}万` : trimmed(amount)
}

/** As players write it: w is 万, kw is 千万. The database reads 万 and 亿 alone, so an amount is stored in those. */
const UNITS: Readonly<Record<string, number>> = { 万: WAN, w: WAN, kw: 1000 * WAN, 亿: YI }
const AMOUNT = '(\\d{1,8}(?:\\.\\d{1,4})?) *(万|亿|kw|w)'
const STATED = new RegExp(`${AMOUNT}(?![a-z])`)
const ALONE = new RegExp(`^${AMOUNT}$`)

const coinsOf = ([, digits, unit]: readonly (string | undefined)[]): number | null =>
  Math.round(Number(digits ?? 0) * (UNITS[unit ?? ''] ?? 0)) || null
const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Units stated by a text: "1.5亿金币" is 150,000,000, "300kw" 3,000,000,000; null if it states none. */
export const coinsIn = (text: string): number | null => coinsOf(STATED.exec(plain(text)) ?? [])

/** The same of a text that may state nothing else. */
export const coinsAlone = (text: string): number | null => coinsOf(ALONE.exec(plain(text).trim()) ?? [])

/** Currency per yuan, for a table column: "7.60万". */
export function scaleText(scale: number): string {
  if (scale >= YI) return `${(scale / YI).toFixed(2)}亿`
  return scale >= WAN ? `${(scale / WAN).toFixed(2)}万` : scale.toFixed(2)
}
