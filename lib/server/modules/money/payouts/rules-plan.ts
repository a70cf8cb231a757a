import { DAY_MS, HOUR_MS, startOfDay } from '@/lib/shared/time'
import { DAY_MINUTES, weekMinute } from '@/lib/shared/trade/open-hours'
import type { PlanRow } from './types'

/** Hour of the Beijing day from which the withdrawals of that weekday are made. */
const HOUR = 10
const WEEK_DAYS = 7
/** Refused withdrawals in a row after which the plan ends. */
export const MOST_FAILURES = 3

/** The next attempt on this weekday after a time, at least a week after the day of the last withdrawal. */
export function nextRunAt({ weekday, lastAt }: Pick<PlanRow, 'weekday' | 'lastAt'>, at: Date): Date {
  const day = startOfDay(at)
  const ahead = (weekday - Math.floor(weekMinute(day) / DAY_MINUTES) + WEEK_DAYS) % WEEK_DAYS
  const earliest = lastAt ? startOfDay(lastAt).getTime() + WEEK_DAYS * DAY_MS : 0
  let next = day.getTime() + ahead * DAY_MS + HOUR * HOUR_MS
  while (next <= at.getTime() || next < earliest) next += WEEK_DAYS * DAY_MS
  return new Date(next)
}
