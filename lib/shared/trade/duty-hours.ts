import { afterOpen, dailyWindows } from './open-hours'

/**
 * Hours of a Beijing day, 0 to 24, also fractions; equal values mean around the clock, and `to` before `from` spans
 * midnight.
 */
export interface DutyHours {
  from: number
  to: number
}

export const AROUND_THE_CLOCK: DutyHours = { from: 0, to: 0 }

export const isAroundTheClock = ({ from, to }: DutyHours): boolean => from % 24 === to % 24

/** The time when this many milliseconds of duty have passed since `at`; off-duty time does not count. */
export const afterDuty = (at: Date, ms: number, { from, to }: DutyHours): Date =>
  afterOpen(dailyWindows(from * 60, to * 60), at, ms)

/** A remark after a time that counts only within these hours, given as text: （9:00–23:00 计时）; '' around the clock. */
export const dutyNote = (hours: string): string => (hours === AROUND_THE_CLOCK_TEXT ? '' : `（${hours} 计时）`)

const AROUND_THE_CLOCK_TEXT = '全天'
/** e.g. 9:00–23:00, or 全天. */
export const dutyText = (hours: DutyHours): string =>
  isAroundTheClock(hours)
    ? AROUND_THE_CLOCK_TEXT
    : `${hours.from}:00–${hours.to > hours.from ? hours.to : `次日 ${hours.to}`}:00`
