import { coinsText } from '@/lib/shared/coin-terms'

/** What amounts of a currency are typed in: single units, or 万 where a yuan buys that many. */
export type CoinUnit = 1 | 10_000

const WAN = 10_000
const DECIMALS = 4

export const unitOf = (ratio: string | number): CoinUnit => (Number(ratio) >= WAN ? WAN : 1)

/** "万金币", "金". */
export const unitName = (unit: CoinUnit, coinName: string): string => (unit === WAN ? `万${coinName}` : coinName)

/** What was typed, as the API takes amounts: "1202.76" 万 is "12027600"; '' for what is no amount. Commas and blanks aside. */
export function readCoins(typed: string, unit: CoinUnit): string {
  const [, whole = '', part = ''] = /^(\d{1,13})(?:\.(\d{1,4}))?$/.exec(typed.replace(/[,，\s]/g, '')) ?? []
  if (!whole || (unit === 1 && Number(part) > 0)) return ''
  const units = unit === 1 ? BigInt(whole) : BigInt(whole + part.padEnd(DECIMALS, '0'))
  return units > 0n ? String(units) : ''
}

/** The same of a ratio, which may have hundredths of a unit: "128.5" 万 is "1285000". */
export function readRatio(typed: string, unit: CoinUnit): string {
  if (unit === WAN) return readCoins(typed, unit)
  const text = typed.replace(/[,，\s]/g, '')
  return /^(?!0+(?:\.0{1,2})?$)\d{1,10}(?:\.\d{1,2})?$/.test(text) ? text : ''
}

/** An amount or ratio for its box: 12027600 in 万 is "1202.76". */
export function shownCoins(units: number | string, unit: CoinUnit): string {
  const value = Number(units)
  return unit === 1 ? String(value) : (value / WAN).toFixed(DECIMALS).replace(/\.?0+$/, '')
}

/** "1 元 = 128.5万金币". */
export const ratioWords = (ratio: string, coinName: string): string => `1 元 = ${coinsText(Number(ratio))}${coinName}`
