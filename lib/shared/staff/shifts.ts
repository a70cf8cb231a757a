import { DAY_MS, formatDate, MINUTE_MS, startOfDay } from '../time'

/** A window of the working day, on some weekdays. Minutes of the Beijing day; `to` at or before `from` ends the next day. */
export interface Shift {
  /** 1: Monday, 7: Sunday. */
  days: readonly number[]
  from: number
  to: number
}

/** Days off, both included, as YYYY-MM-DD. */
export interface Holiday {
  from: string
  to: string
}

/** When somebody works; without shifts around the clock. Shifts that begin on a holiday are left out. */
export interface Roster {
  shifts: readonly Shift[]
  holidays: readonly Holiday[]
}

export const MOST_SHIFTS = 14
export const MOST_HOLIDAYS = 20
export const DAY_MINUTES = 1440
export const WEEKDAYS: readonly string[] = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
export const EVERY_DAY: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

const BEIJING_MS = 8 * 60 * MINUTE_MS
/** 1 to 7 of a Beijing day. */
const weekdayOf = (at: Date): number => ((new Date(at.getTime() + BEIJING_MS).getUTCDay() + 6) % 7) + 1

const isHoliday = (holidays: readonly Holiday[], date: string): boolean =>
  holidays.some(({ from, to }) => from <= date && date <= to)

const lengthOf = ({ from, to }: Shift): number => ((to - from + DAY_MINUTES - 1) % DAY_MINUTES) + 1

/** Start of the window that contains `at`; null: off work. Around the clock a shift is a Beijing day. */
export function shiftStart({ shifts, holidays }: Roster, at: Date): Date | null {
  const today = startOfDay(at)
  if (shifts.length === 0) return isHoliday(holidays, formatDate(today)) ? null : today
  const starts = [today, new Date(today.getTime() - DAY_MS)].flatMap((day) =>
    isHoliday(holidays, formatDate(day))
      ? []
      : shifts
          .filter(({ days }) => days.includes(weekdayOf(day)))
          .map((shift) => ({ start: day.getTime() + shift.from * MINUTE_MS, minutes: lengthOf(shift) })),
  )
  const running = starts.filter(
    ({ start, minutes }) => start <= at.getTime() && at.getTime() < start + minutes * MINUTE_MS,
  )
  return running.length === 0 ? null : new Date(Math.min(...running.map(({ start }) => start)))
}

export const isOnShift = (roster: Roster, at: Date): boolean => shiftStart(roster, at) !== null

/** Days that are searched for the next shift. */
const AHEAD_DAYS = 31

/** When the next window after `at` begins; null: none within a month. Around the clock it is the first day without a holiday. */
export function nextShiftStart({ shifts, holidays }: Roster, at: Date): Date | null {
  const today = startOfDay(at).getTime()
  for (let ahead = 0; ahead <= AHEAD_DAYS; ahead++) {
    const day = new Date(today + ahead * DAY_MS)
    if (isHoliday(holidays, formatDate(day))) continue
    const minutes =
      shifts.length === 0 ? [0] : shifts.filter(({ days }) => days.includes(weekdayOf(day))).map(({ from }) => from)
    const starts = minutes.map((minute) => day.getTime() + minute * MINUTE_MS).filter((start) => start > at.getTime())
    if (starts.length > 0) return new Date(Math.min(...starts))
  }
  return null
}

const pad = (n: number): string => String(n).padStart(2, '0')
/** 540 → 09:00. */
export const minuteText = (minute: number): string => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`

/** 周一至周五, 每天, or 周一、周三. */
export function daysText(days: readonly number[]): string {
  const sorted = [...new Set(days)].toSorted((a, b) => a - b)
  if (sorted.length === 7) return '每天'
  const name = (day: number | undefined) => WEEKDAYS[(day ?? 1) - 1] ?? ''
  const isRow = sorted.length > 2 && sorted.every((day, i) => i === 0 || day === (sorted[i - 1] ?? 0) + 1)
  return isRow ? `${name(sorted[0])}至${name(sorted.at(-1))}` : sorted.map(name).join('、')
}

/** e.g. 周一至周五 09:00–12:00; a window of a whole day as 全天. */
export function shiftText({ days, from, to }: Shift): string {
  if (from === to) return `${daysText(days)} ${from === 0 ? '全天' : `${minuteText(from)} 起 24 小时`}`
  return `${daysText(days)} ${minuteText(from)}–${to <= from ? '次日 ' : ''}${minuteText(to)}`
}

/** Of the whole roster, short enough for a button. */
export function rosterText({ shifts }: Pick<Roster, 'shifts'>): string {
  const [first] = shifts
  if (!first) return '全天'
  return shifts.length === 1 ? shiftText(first) : `${shifts.length} 个时段`
}
