import { DAY_MS, formatDate, startOfDay } from '@/lib/shared/time'

const BEIJING_MS = 8 * 3_600_000
const WEEK_MS = 7 * DAY_MS

/** The last week that is over: from Monday to Monday, in Beijing. */
export function lastWeek(at: Date): { week: string; from: Date; to: Date } {
  const weekday = (new Date(at.getTime() + BEIJING_MS).getUTCDay() + 6) % 7
  const to = new Date(startOfDay(at).getTime() - weekday * DAY_MS)
  const from = new Date(to.getTime() - WEEK_MS)
  return { week: formatDate(from), from, to }
}

/** Conversations in one file. */
export const MOST_CONVERSATIONS = 5000
/** Days of conversations without a chosen span. */
export const EXPORT_DAYS = 30
/** Days of the average that an agent sees. */
export const AVERAGE_DAYS = 30
