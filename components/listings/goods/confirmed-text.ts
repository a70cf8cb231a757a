import { DAY_MS, startOfDay } from '@/lib/shared/time'

const LATELY_DAYS = 2

/** What a confirmation by the seller on this day means now: 今天确认在售, 3 天内确认在售; '' if it is older. */
export function confirmedText(confirmDate: string, now: Date): string {
  if (!confirmDate) return ''
  const days = Math.round((startOfDay(now).getTime() - new Date(`${confirmDate}T00:00:00+08:00`).getTime()) / DAY_MS)
  if (days <= 0) return '今天确认在售'
  return days <= LATELY_DAYS ? '3 天内确认在售' : ''
}
