import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { HOUR_MS, parseDateTime } from '@/lib/shared/time'

export type Calendar = OutputOf<ApiContract['GET /rental/calendar']>
export type HourState = 'free' | 'taken' | 'blocked'

/** The state of each hour of a Beijing day ("2026-11-27"); rented counts before blocked. */
export function hourStates({ taken, blocks }: Calendar, day: string): HourState[] {
  const midnight = parseDateTime(`${day} 00:00:00`).getTime()
  const covers = (hour: number) => (period: { startTime: string; endTime: string }) =>
    parseDateTime(period.startTime).getTime() < midnight + (hour + 1) * HOUR_MS &&
    parseDateTime(period.endTime).getTime() > midnight + hour * HOUR_MS
  return Array.from({ length: 24 }, (_, hour) =>
    taken.some(covers(hour)) ? 'taken' : blocks.some(covers(hour)) ? 'blocked' : 'free',
  )
}
