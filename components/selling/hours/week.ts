import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type OwnHours = OutputOf<ApiContract['GET /seller/hours']>
/** A window of a weekday, as the form edits it; `key` keeps rows apart while they are changed. */
export interface DayWindow {
  key: number
  day: number
  from: string
  to: string
}

export const START: Omit<DayWindow, 'key' | 'day'> = { from: '09:00', to: '23:00' }

const HALF_HOURS = Array.from({ length: 48 }, (_, i) => `${String(i >> 1).padStart(2, '0')}:${i % 2 ? '30' : '00'}`)
/** Choices of a time; one that was saved by other means stays. */
export const timesWith = (chosen: string, isEnd: boolean): string[] => [
  ...new Set([...(isEnd ? [...HALF_HOURS.slice(1), '24:00'] : HALF_HOURS), chosen]),
]

/** `to` not after `from`: on the next day. */
export const isOverMidnight = ({ from, to }: Pick<DayWindow, 'from' | 'to'>): boolean => to <= from

export const wireOf = (windows: readonly DayWindow[]): string =>
  JSON.stringify(windows.map(({ day, from, to }) => ({ day, from, to })))

/** The windows of one day on all seven days. */
export const onAllDays = (windows: readonly DayWindow[], day: number): DayWindow[] =>
  Array.from({ length: 7 }, (_, other) => windows.filter((one) => one.day === day).map((one) => ({ one, other })))
    .flat()
    .map(({ one, other }, key) => ({ key, day: other, from: one.from, to: one.to }))
