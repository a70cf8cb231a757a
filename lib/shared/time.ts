import { DAY_MS, HOUR_MS } from './durations'

export { DAY_MS, HOUR_MS, MINUTE_MS } from './durations'

const pad = (n: number) => String(n).padStart(2, '0')
/** Calendar parts in Beijing time (UTC+8, no daylight saving), whatever the machine's time zone. */
function parts(at: Date) {
  const d = new Date(at.getTime() + 8 * HOUR_MS)
  return {
    y: d.getUTCFullYear(),
    mo: pad(d.getUTCMonth() + 1),
    d: pad(d.getUTCDate()),
    h: pad(d.getUTCHours()),
    mi: pad(d.getUTCMinutes()),
    s: pad(d.getUTCSeconds()),
  }
}

export function formatDate(at: Date): string {
  const p = parts(at)
  return `${p.y}-${p.mo}-${p.d}`
}

export function formatDateTime(at: Date): string {
  const p = parts(at)
  return `${formatDate(at)} ${p.h}:${p.mi}:${p.s}`
}

/** "11-28 22:52": for recent times that need no year. */
export const formatShortTime = (at: Date): string => formatDateTime(at).slice(5, 16)

export const timeOrNull = (at: Date | null): string | null => (at ? formatDateTime(at) : null)

/** The API's time as the `dateTime` of a time element, whose text may leave out the year or the hour. */
export const machineTime = (text: string): string => `${text.replace(' ', 'T')}+08:00`

/** API times are "YYYY-MM-DD HH:mm:ss" in Beijing time. */
export const parseDateTime = (text: string): Date => new Date(machineTime(text))

/** Start of the Beijing day that contains `at`. */
export const startOfDay = (at: Date): Date => new Date(`${formatDate(at)}T00:00:00+08:00`)
/** Midnight of the first day of the month, Beijing time. */
export const startOfMonth = (at: Date): Date => new Date(`${formatDate(at).slice(0, 8)}01T00:00:00+08:00`)

/** Short relative time: 刚刚 within a minute, then minutes, hours, days up to 15, else the date. */
export function relativeTime(at: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - at.getTime()) / 1000)
  if (seconds < 60) return '刚刚'
  if (seconds < 3600) return `${Math.floor(seconds / 60)}分钟前`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)}小时前`
  if (seconds <= 15 * 86_400) return `${Math.floor(seconds / 86_400)}天前`
  return formatDate(at)
}

/** Chat time: 刚刚, N分钟前, HH:mm today, 昨天 HH:mm, MM-DD HH:mm this year, else with the year. */
export function chatTime(at: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - at.getTime()) / 1000)
  if (seconds < 60) return '刚刚'
  if (seconds < 3600) return `${Math.floor(seconds / 60)}分钟前`
  const p = parts(at)
  const clock = `${p.h}:${p.mi}`
  if (formatDate(at) === formatDate(now)) return clock
  if (formatDate(at) === formatDate(new Date(now.getTime() - DAY_MS))) return `昨天 ${clock}`
  return p.y === parts(now).y ? `${p.mo}-${p.d} ${clock}` : `${p.y}-${p.mo}-${p.d} ${clock}`
}
