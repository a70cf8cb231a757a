import type { RentPrices, RentUnit } from '../goods/quote-rent'
import { type Fen, type FenText, fen } from '../money/money'
import { normalCount } from '../normalize/digits'

export interface RentTerm {
  unit: RentUnit
  name: string
  /** Unit text after a price and after a number. */
  per: string
  text: string
  /** Bounds of the number; two hours are the minimum. */
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

/** Maximum hours of one order including renewals: those of the longest term, because the next renter waits. */
export const MOST_HOURS = Math.max(...RENT_TERMS.map(({ max, hours }) => max * hours))

export interface RentChoice {
  unit: RentUnit
  num: number
}

export const termOf = (unit: RentUnit): RentTerm => RENT_TERMS.find((term) => term.unit === unit) as RentTerm

/** Minimum hours of an hourly rental: the platform's, unless the owner requires more, up to `max`. */
export const LEAST_HOURS = { min: 2, max: 24 } as const
/** A deposit above this many hours' rent would deter renters. */
export const MOST_DEPOSIT_HOURS = 20

/** Minimum quantity of a term; `minHours` is set by the owner. */
export const leastOf = ({ unit, min }: RentTerm, minHours: number): number => (unit === 'hour' ? minHours : min)

/** Parses a term from an address or input, within its bounds; hourly if no term is given. */
export function readRentChoice(unit: unknown, num: unknown, minHours: number = LEAST_HOURS.min): RentChoice {
  const term = RENT_TERMS.find((one) => one.unit === unit) ?? (RENT_TERMS[0] as RentTerm)
  const least = leastOf(term, minHours)
  const count = normalCount(String(num ?? ''))
  const wanted = /^\d{1,4}$/.test(count) ? Number(count) : least
  return { unit: term.unit, num: Math.min(term.max, Math.max(least, wanted)) }
}

/** Price per hour of a term, for comparison. Rounded up, so that a rent never looks cheaper than it is. */
export function perHour(prices: RentPrices, unit: RentUnit): Fen {
  const hours = BigInt(termOf(unit).hours)
  return fen((prices[unit] + hours - 1n) / hours)
}

/** Days of a cover against bans that an owner buys at once, and how far ahead. */
export const OWNER_COVER = { days: 30, mostDays: 90 } as const

/** What a ban of a rented account pays, and who pays for the cover; without a cover it pays out of the kept deposit. */
export interface RentBan {
  coveredBy: ('owner' | 'renter')[]
  hoursADay: number
  mostDays: number
  mostFen: number
  /** Days after the return in which the owner can claim it. */
  claimDays: number
  /** Days after the return until which a share of the deposit is kept, and this share; 0: none. */
  lateDays: number
  keptBp: number
}

/** Terms and progress of a rental order. Times are ISO texts. */
export interface RentalState {
  unit: RentUnit
  num: number
  /** Consecutive hours with prices of their own, where the rent depends on the hour of day; fen as text. */
  parts?: { startsAt: string; hours: number; unit: FenText }[]
  /** Total minutes bought, including renewals. */
  minutes: number
  /** First view of the credentials, or ten minutes after delivery. */
  startedAt?: string
  endsAt?: string
  /** When the account was returned: at the end of the time, or earlier. */
  backAt?: string
  /** Number of renewals. */
  renewals?: number
  /** Milliseconds left when a mismatch was reported; the timer continues if it is rejected. */
  leftMs?: number
  /** A mismatch was reported: once per order. */
  reported?: boolean
  /** Amount the owner claims from the deposit, and the amount granted by staff; fen as text. */
  claimed?: FenText
  granted?: FenText
  /** Refund for minutes lost through the owner's fault; fen as text. */
  returned?: FenText
  /** Bans, as the rules were when the order was placed. */
  ban?: RentBan
  /** The part of the deposit that is kept after the return, and until when; ISO text. Set when the rental is settled. */
  kept?: { sum: FenText; until: string }
  /** The order was ended because the account did not match its description. */
  mismatch?: boolean
}
