import type { RentPrices, RentUnit } from '../goods/quote'
import { type Fen, fen } from '../money/money'

export interface RentTerm {
  unit: RentUnit
  name: string
  /** Behind a price and behind a number. */
  per: string
  text: string
  /** Bounds of the number; two hours are the least. */
  min: number
  max: number
  hours: number
}

export const RENT_TERMS: readonly RentTerm[] = [
  { unit: 'hour', name: '时租', per: '小时', text: '按小时计费', min: 2, max: 24, hours: 1 },
  { unit: 'night', name: '包夜', per: '晚', text: '每晚 10 小时', min: 1, max: 7, hours: 10 },
  { unit: 'day', name: '日租', per: '天', text: '每天 24 小时', min: 1, max: 30, hours: 24 },
  { unit: 'week', name: '周租', per: '周', text: '每周 7 天', min: 1, max: 8, hours: 168 },
]

/** Hours that one order may run, renewals included: those of the longest term. The next renter waits. */
export const MOST_HOURS = Math.max(...RENT_TERMS.map(({ max, hours }) => max * hours))

export interface RentChoice {
  unit: RentUnit
  num: number
}

export const termOf = (unit: RentUnit): RentTerm => RENT_TERMS.find((term) => term.unit === unit) as RentTerm

/** Least hours of a rent by the hour: the platform's, unless the owner asks for more, up to the most. */
export const LEAST_HOURS = { min: 2, max: 24 } as const
/** A deposit of more hours' rent would lock out the people that rent. */
export const MOST_DEPOSIT_HOURS = 20

/** Least number of a term; `minHours` is the owner's. */
export const leastOf = ({ unit, min }: RentTerm, minHours: number): number => (unit === 'hour' ? minHours : min)

/** What an address or a field asks for, within the bounds of its term; by the hour when it names no term. */
export function readRentChoice(unit: unknown, num: unknown, minHours: number = LEAST_HOURS.min): RentChoice {
  const term = RENT_TERMS.find((one) => one.unit === unit) ?? (RENT_TERMS[0] as RentTerm)
  const least = leastOf(term, minHours)
  const wanted = /^\d{1,4}$/.test(String(num)) ? Number(num) : least
  return { unit: term.unit, num: Math.min(term.max, Math.max(least, wanted)) }
}

/** Price of an hour of a term, to compare terms. Rounded up: a rent never looks cheaper than it is. */
export function perHour(prices: RentPrices, unit: RentUnit): Fen {
  const hours = BigInt(termOf(unit).hours)
  return fen((prices[unit] + hours - 1n) / hours)
}

/** What a rental order promises and how far it is. Times are ISO texts. */
export interface RentalState {
  unit: RentUnit
  num: number
  /** Bought in all, renewals included. */
  minutes: number
  /** First look at the credentials, or ten minutes after the hand-over. */
  startedAt?: string
  endsAt?: string
  /** When it came back: the end of the time, or before. */
  backAt?: string
  /** How often it was renewed. */
  renewals?: number
  /** Left when a mismatch was reported; the time runs on if it is not upheld. */
  leftMs?: number
  /** Asked for of the deposit by the owner, and what staff granted of it; fen as text. */
  claimed?: string
  granted?: string
  /** Paid back for minutes that the owner's fault took away; fen as text. */
  returned?: string
  /** The order ended because the account was not as described. */
  mismatch?: boolean
}
