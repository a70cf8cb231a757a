import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations'
import { formatDate } from '../time'

const BEIJING_MS = 8 * HOUR_MS
export const DAY_MINUTES = 24 * 60
const WEEK_MINUTES = 7 * DAY_MINUTES
const WEEK_MS = WEEK_MINUTES * MINUTE_MS
/** A Monday at midnight, Beijing time. */
const MONDAY_MS = Date.UTC(2024, 0, 1) - BEIJING_MS

/**
 * Minutes of the week in which a seller works: from Monday 00:00, Beijing time; `to` lies at most a day after `from`, on
 * Sunday also after the end of the week.
 */
export type OpenWindow = readonly [from: number, to: number]
/** Sorted by start, apart from each other; none: around the clock. */
export type OpenWindows = readonly OpenWindow[]

/** Windows of one day, and minutes of a week, that a seller may at most and must at least choose. */
export const MOST_WINDOWS = 4
export const LEAST_OPEN_MINUTES = 14 * 60
/** Longest time away, in days. */
export const MOST_AWAY_DAYS = 60

/** The same hours each day, as minutes of the day; spans midnight if `to` is not after `from`. */
export function dailyWindows(from: number, to: number): OpenWindows {
  const length = (to - from + DAY_MINUTES) % DAY_MINUTES
  if (length === 0) return []
  return Array.from({ length: 7 }, (_, day) => [day * DAY_MINUTES + from, day * DAY_MINUTES + from + length] as const)
}

const sinceMonday = (at: Date): number => (((at.getTime() - MONDAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS

/** Minute of the week that contains a time; 0: Monday 00:00, Beijing time. */
export const weekMinute = (at: Date): number => Math.floor(sinceMonday(at) / MINUTE_MS)

/** The windows of the running week and the one before, as times; the first may have begun last week. */
function* windowsFrom(windows: OpenWindows, at: Date): Generator<[from: number, to: number]> {
  const monday = at.getTime() - sinceMonday(at)
  for (let week = -1; ; week++)
    for (const [from, to] of windows) {
      const start = monday + week * WEEK_MS
      const end = start + to * MINUTE_MS
      if (end > at.getTime()) yield [start + from * MINUTE_MS, end]
    }
}

/** When a seller next works: the time itself while he does. */
export function nextOpen(windows: OpenWindows, at: Date): Date {
  if (windows.length === 0) return at
  const [[from] = [0]] = windowsFrom(windows, at)
  return new Date(Math.max(from, at.getTime()))
}

export const isOpenAt = (windows: OpenWindows, at: Date): boolean => nextOpen(windows, at).getTime() === at.getTime()

/** The time when this many milliseconds within the windows have passed since `at`. */
export function afterOpen(windows: OpenWindows, at: Date, ms: number): Date {
  if (windows.length === 0) return new Date(at.getTime() + ms)
  let left = ms
  for (const [from, to] of windowsFrom(windows, at)) {
    const start = Math.max(from, at.getTime())
    if (to - start >= left) return new Date(start + left)
    left -= to - start
  }
  throw new Error('windows have no end')
}

/** What an order keeps of its seller's hours, as they were when it was paid. */
export interface KeptHours {
  windows: OpenWindows
  /** ISO; absent: the seller was not away. */
  awayUntil?: string
  /** How much later than around the clock a deadline may be. */
  capHours: number
}

/** A deadline of the seller that runs in the kept hours only, at most the cap later than around the clock. */
export function afterKept({ windows, awayUntil, capHours }: KeptHours, at: Date, ms: number): Date {
  const back = awayUntil ? new Date(awayUntil) : at
  const end = afterOpen(windows, back > at ? back : at, ms)
  return new Date(Math.min(end.getTime(), at.getTime() + ms + capHours * HOUR_MS))
}

/** Why windows cannot be saved, or ''. */
export function windowsError(windows: OpenWindows): string {
  if (windows.length === 0) return ''
  const sorted = sortedWindows(windows)
  const perDay = new Map<number, number>()
  for (const [from] of sorted) perDay.set(dayOf(from), (perDay.get(dayOf(from)) ?? 0) + 1)
  const crowded = [...perDay].find(([, count]) => count > MOST_WINDOWS)
  if (crowded) return `${DAYS[crowded[0]]}最多填 ${MOST_WINDOWS} 个时段`
  const first = sorted[0]?.[0] ?? 0
  const clash = sorted.findIndex(([, to], i) => to > (sorted[i + 1]?.[0] ?? first + WEEK_MINUTES))
  if (clash >= 0) return `${DAYS[dayOf(sorted[clash]?.[0] ?? 0)]}的时段有重叠，请调整后再保存`
  const open = sorted.reduce((sum, [from, to]) => sum + to - from, 0)
  return open < LEAST_OPEN_MINUTES ? `每周合计至少营业 ${LEAST_OPEN_MINUTES / 60} 小时` : ''
}

export const sortedWindows = (windows: OpenWindows): OpenWindows => [...windows].sort(([a], [b]) => a - b)

const dayOf = (minute: number): number => Math.floor(minute / DAY_MINUTES)
const DAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const
export const WEEKDAYS: readonly string[] = DAYS

/** 9:00, also of a minute of the week. */
export const clockText = (minute: number): string => {
  const inDay = minute % DAY_MINUTES
  return `${Math.floor(inDay / 60)}:${String(inDay % 60).padStart(2, '0')}`
}

const windowText = ([from, to]: OpenWindow): string => {
  const isWhole = from % DAY_MINUTES === 0 && to - from === DAY_MINUTES
  if (isWhole) return '全天'
  const end = dayOf(to) > dayOf(from) && to % DAY_MINUTES > 0 ? `次日 ${clockText(to)}` : clockText(to)
  return `${clockText(from)}–${end === '0:00' ? '24:00' : end}`
}

/** 全天；每天 9:00–23:00；周一至周五 18:00–次日 2:00，周六、周日 10:00–24:00。 */
export function windowsText(windows: OpenWindows): string {
  if (windows.length === 0) return '全天'
  const texts = DAYS.map((_, day) =>
    windows
      .filter(([from]) => dayOf(from) === day)
      .map(windowText)
      .join('、'),
  )
  const groups: { days: number[]; text: string }[] = []
  texts.forEach((text, day) => {
    const known = groups.find((group) => group.text === text)
    if (known) known.days.push(day)
    else groups.push({ days: [day], text })
  })
  return groups
    .filter(({ text }) => text)
    .map(({ days, text }) => `${daysText(days)} ${text}`)
    .join('，')
}

function daysText(days: readonly number[]): string {
  if (days.length === 7) return '每天'
  const first = days[0] ?? 0
  const isRow = days.length > 2 && days.every((day, i) => day === first + i)
  return isRow ? `${DAYS[first]}至${DAYS[first + days.length - 1]}` : days.map((day) => DAYS[day]).join('、')
}

/** The last day away: until the end of it, Beijing time. */
export const lastAwayDay = (awayUntil: Date): string => formatDate(new Date(awayUntil.getTime() - 1))

/** 12-03, with the year if it is another one. */
const dayText = (day: string, at: Date): string => (day.slice(0, 4) === formatDate(at).slice(0, 4) ? day.slice(5) : day)

/** 休假至 12-03; '' without time away. */
const awayText = (awayUntil: Date | null, at: Date): string =>
  awayUntil && awayUntil > at ? `休假至 ${dayText(lastAwayDay(awayUntil), at)}` : ''

/** 9:00, 明天 9:00, 周一 9:00; '' while the windows are open. */
function openText(windows: OpenWindows, at: Date): string {
  const open = nextOpen(windows, at)
  if (open.getTime() === at.getTime()) return ''
  const days = Math.round((startOfDayMs(open) - startOfDayMs(at)) / DAY_MS)
  const clock = clockText(weekMinute(open))
  const day = days === 0 ? '' : days === 1 ? '明天 ' : `${DAYS[dayOf(weekMinute(open))]} `
  return `${day}${clock}`
}

interface Presence {
  windows: OpenWindows
  awayUntil: Date | null
}

/** What buyers read outside a seller's hours: 休假至 12-03, 9:00 起发货, 明天 9:00 起发货; '' while he works. */
export function closedText({ windows, awayUntil }: Presence, at: Date): string {
  const open = openText(windows, at)
  return awayText(awayUntil, at) || (open && `${open} 起发货`)
}

/** What buyers who ask a seller read outside his hours; '' while he works. */
export function replyText({ windows, awayUntil }: Presence, at: Date): string {
  const away = awayText(awayUntil, at)
  if (away) return `卖家${away}，期间可能不回复`
  const open = openText(windows, at)
  return open && `卖家休息中，${open} 后回复`
}

const startOfDayMs = (at: Date): number => at.getTime() - ((at.getTime() + BEIJING_MS) % DAY_MS)
