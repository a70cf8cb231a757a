import { normalAmount } from '../normalize/amount'
import { coinsText, ratioOf, ratioText } from '../trade/coin-terms'

/** Unit for entering amounts of a currency: single units, or 万 if one yuan buys that many. */
export type CoinUnit = 1 | 10_000

const WAN = 10_000

export const unitOf = (ratio: string | number): CoinUnit => (Number(ratio) >= WAN ? WAN : 1)

/** e.g. "万金币", "金". */
export const unitName = (unit: CoinUnit, coinName: string): string => (unit === WAN ? `万${coinName}` : coinName)

/** Decimals allowed in an entered number: the smallest step is one unit, or a hundredth of a unit for a ratio. */
const DECIMALS = { amount: { 1: 0, [WAN]: 4 }, ratio: { 1: 2, [WAN]: 6 } } as const

/** Parses into an integer of the smallest step; 0n if it is not a number. Accepts the same input formats as amounts. */
function parts(typed: string, decimals: number): bigint {
  const [, whole = '', part = ''] = /^(\d{1,13})(?:\.(\d*))?$/.exec(normalAmount(typed)) ?? []
  const digits = part.replace(/0+$/, '')
  return whole && digits.length <= decimals ? BigInt(whole + digits.padEnd(decimals, '0')) : 0n
}

function shown(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)]
  return `${whole}.${part}`.replace(/\.?0*$/, '')
}

/** Converts an entered amount to the API format: "1202.76" 万 is "12027600"; '' if it is not an amount. */
export const readCoins = (typed: string, unit: CoinUnit): string => {
  const units = parts(typed, DECIMALS.amount[unit])
  return units > 0n ? String(units) : ''
}

/** The same for a ratio: "128.5" 万 is "1285000.00". */
export const readRatio = (typed: string, unit: CoinUnit): string => {
  const hundredths = parts(typed, DECIMALS.ratio[unit])
  return hundredths > 0n ? ratioText(hundredths) : ''
}

/** An amount as an input value: 12027600 in 万 is "1202.76". */
export const shownCoins = (units: number, unit: CoinUnit): string => shown(BigInt(units), DECIMALS.amount[unit])

/** A ratio as an input value: "1285000.00" in 万 is "128.5". */
export const shownRatio = (ratio: string, unit: CoinUnit): string => shown(ratioOf(ratio), DECIMALS.ratio[unit])

/** e.g. "1 元 = 128.5万金币". */
export const ratioWords = (ratio: string, coinName: string): string => `1 元 = ${coinsText(Number(ratio))}${coinName}`
