import { normalAmount } from '../normalize/amount'
import { coinsText, ratioOf, ratioText } from '../trade/coin-terms'

/** What amounts of a currency are typed in: single units, or 万 where a yuan buys that many. */
export type CoinUnit = 1 | 10_000

const WAN = 10_000

export const unitOf = (ratio: string | number): CoinUnit => (Number(ratio) >= WAN ? WAN : 1)

/** "万金币", "金". */
export const unitName = (unit: CoinUnit, coinName: string): string => (unit === WAN ? `万${coinName}` : coinName)

/** Decimals of a typed number that still mean whole units, or hundredths of one in a ratio. */
const DECIMALS = { amount: { 1: 0, [WAN]: 4 }, ratio: { 1: 2, [WAN]: 6 } } as const

/** As an integer of the smallest part; 0n for what is no such number. Typed as an amount may be. */
function parts(typed: string, decimals: number): bigint {
  const [, whole = '', part = ''] = /^(\d{1,13})(?:\.(\d*))?$/.exec(normalAmount(typed)) ?? []
  const kept = part.replace(/0+$/, '')
  return whole && kept.length <= decimals ? BigInt(whole + kept.padEnd(decimals, '0')) : 0n
}

function shown(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)]
  return `${whole}.${part}`.replace(/\.?0*$/, '')
}

/** What was typed, as the API takes amounts: "1202.76" 万 is "12027600"; '' for what is no amount. */
export const readCoins = (typed: string, unit: CoinUnit): string => {
  const units = parts(typed, DECIMALS.amount[unit])
  return units > 0n ? String(units) : ''
}

/** The same of a ratio: "128.5" 万 is "1285000.00". */
export const readRatio = (typed: string, unit: CoinUnit): string => {
  const hundredths = parts(typed, DECIMALS.ratio[unit])
  return hundredths > 0n ? ratioText(hundredths) : ''
}

/** An amount for its box: 12027600 in 万 is "1202.76". */
export const shownCoins = (units: number, unit: CoinUnit): string => shown(BigInt(units), DECIMALS.amount[unit])

/** A ratio for its box: "1285000.00" in 万 is "128.5". */
export const shownRatio = (ratio: string, unit: CoinUnit): string => shown(ratioOf(ratio), DECIMALS.ratio[unit])

/** "1 元 = 128.5万金币". */
export const ratioWords = (ratio: string, coinName: string): string => `1 元 = ${coinsText(Number(ratio))}${coinName}`
