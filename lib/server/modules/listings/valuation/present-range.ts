import { formatDate } from '@/lib/shared/time'
import { wholeYuan } from './present'
import {
  HISTORY_WEEKS,
  type MainLadder,
  type MainNumber,
  RANGE_DAYS,
  type RangeSale,
  type SoldRange,
  type SoldWeek,
  type Steps,
} from './rules-range'

interface Compared {
  from: number
  to: number
  steps: Steps | null
  field: MainNumber
  ladder: MainLadder | undefined
}

/** e.g. 皮肤 320–480，贵族 V7–V9 */
export function basisOf({ from, to, steps, field, ladder }: Compared): string {
  const number = `${field.label} ${spanText(String(from), String(to))}${field.unit ?? ''}`
  if (!ladder || !steps) return number
  const [low = '', high = ''] = steps.map((step) => ladder.options[step])
  return `${number}，${ladder.label} ${spanText(low, high)}`
}

const spanText = (low: string, high: string): string => (low === high ? low : `${low}–${high}`)

export const presentRange = (found: (SoldRange & Compared) | null) => ({
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

interface History extends Compared {
  /** Latest first. */
  near: readonly RangeSale[]
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
