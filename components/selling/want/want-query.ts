import { readPage } from '@/lib/shared/normalize/page-number'

export interface WantQuery {
  gid?: string
  gt?: string
  page: number
}

/** Filters in the address; invalid values count as absent. */
export function readWantQuery(params: Record<string, string | string[] | undefined>): WantQuery {
  const text = (name: string) => String([params[name]].flat()[0] ?? '')
  const id = (name: string) => (/^[1-9]\d{0,8}$/.test(text(name)) ? text(name) : undefined)
  return { gid: id('gid'), gt: id('gt'), page: readPage(text('page')) }
}

export function wantedHref(query: WantQuery, change: Partial<WantQuery> = {}): string {
  const { gid, gt, page } = { ...query, page: 1, ...change }
  const params = new URLSearchParams({
    ...(gid && { gid }),
    ...(gt && { gt }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size > 0 ? `/wanted?${params}` : '/wanted'
}
