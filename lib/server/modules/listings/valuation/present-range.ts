import { formatDate } from '@/lib/shared/time'
import { wholeYuan } from './present'
import {
  HISTORY_WEEKS,
  type MainNumber,
  RANGE_DAYS,
  type RangeSale,
  type SoldRange,
  type SoldWeek,
} from './rules-range'

export const basisOf = ({ from, to, field }: { from: number; to: number; field: MainNumber }): string =>
  `${field.label} ${from}–${to}${field.unit ?? ''}`

export const presentRange = (found: (SoldRange & { field: MainNumber }) | null) => ({
  range: found && {
    days: RANGE_DAYS,
    count: found.count,
    low: wholeYuan(found.low),
    mid: wholeYuan(found.mid),
    high: wholeYuan(found.high),
    basis: basisOf(found),
    points: found.points,
  },
})

const LAST = 8

interface History {
  /** Latest first. */
  near: readonly RangeSale[]
  from: number
  to: number
  field: MainNumber
  weeks: readonly SoldWeek[]
}

/** Returns the sales without buyers, sellers and numbers. */
export const presentHistory = (found: History | null) => ({
  history: found && {
    days: HISTORY_WEEKS * 7,
    count: found.near.length,
    basis: basisOf(found),
    weeks: found.weeks.map(({ from, count, spread }) => ({
      from: formatDate(from),
      count,
      low: spread && wholeYuan(spread.low),
      mid: spread && wholeYuan(spread.mid),
      high: spread && wholeYuan(spread.high),
    })),
    last: found.near.slice(0, LAST).map(({ yuan, value, soldAt }) => ({
      day: formatDate(soldAt),
      price: yuan.toFixed(2),
      value: `${found.field.label} ${value}${found.field.unit ?? ''}`,
    })),
  },
})
