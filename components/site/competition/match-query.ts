import { DAY_MS } from '@/lib/shared/time'

export interface MatchQuery {
  gid?: string
  /** YYYY-MM-DD, Beijing time. */
  day?: string
}

const DAY = /^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Invalid values count as absent, so an old or mistyped link still opens the page. */
export function readMatchQuery(params: Record<string, string | string[] | undefined>): MatchQuery {
  const text = (name: string) => String([params[name]].flat()[0] ?? '').trim()
  return {
    gid: /^[1-9]\d{0,8}$/.test(text('gid')) ? text('gid') : undefined,
    day: DAY.test(text('day')) ? text('day') : undefined,
  }
}

/** Address of the page with some filters changed; `undefined` removes one. */
export function matchHref(now: MatchQuery, change: MatchQuery = {}): string {
  const { gid, day } = { ...now, ...change }
  const query = new URLSearchParams([...(gid ? [['gid', gid]] : []), ...(day ? [['day', day]] : [])])
  return query.size > 0 ? `/competition?${query}` : '/competition'
}

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

/** e.g. "11月21日 周六"; the day is a Beijing date without a time. */
export function dayText(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  return `${Number(month)}月${Number(date)}日 ${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]}`
}

/** 今天, 明天, 昨天, or the weekday. */
export function dayName(day: string, today: string): string {
  const days = Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS)
  return (
    { '-1': '昨天', '0': '今天', '1': '明天' }[String(days)] ??
    (WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] as string)
  )
}
