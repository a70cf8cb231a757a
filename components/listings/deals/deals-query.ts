import { readPage } from '@/lib/shared/normalize/page-number'

export interface DealsQuery {
  gid?: string
  days: '1' | '7' | '30'
  page: number
}
export const DAYS = [
  ['1', '今日'],
  ['7', '近 7 天'],
  ['30', '近 30 天'],
] as const

/** Filters in the address; invalid values count as absent. Without days: a week, because a day may have few deals. */
export function readDealsQuery(params: Record<string, string | string[] | undefined>): DealsQuery {
  const text = (name: string) => String([params[name]].flat()[0] ?? '')
  const days = text('days')
  return {
    gid: /^[1-9]\d{0,8}$/.test(text('gid')) ? text('gid') : undefined,
    days: days === '1' || days === '30' ? days : '7',
    page: readPage(text('page')),
  }
}

export function dealsHref(path: string, query: DealsQuery, change: Partial<DealsQuery> = {}): string {
  const { gid, days, page } = { ...query, page: 1, ...change }
  const params = new URLSearchParams({
    ...(gid && { gid }),
    ...(days !== '7' && { days }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size > 0 ? `${path}?${params}` : path
}

/** Time until goods were sold: 45分钟, 3小时, 2天. */
export function spanText(seconds: number): string {
  if (seconds < 60) return '1 分钟内'
  if (seconds < 3600) return `${Math.floor(seconds / 60)} 分钟`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} 小时`
  return `${Math.floor(seconds / 86_400)} 天`
}
