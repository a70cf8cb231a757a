export interface WantQuery {
  gid?: string
  gt?: string
  page: number
}

/** Filters in the address; invalid values count as absent. */
export function readWantQuery(given: Record<string, string | string[] | undefined>): WantQuery {
  const id = (name: string) => {
    const text = String([given[name]].flat()[0] ?? '')
    return /^[1-9]\d{0,8}$/.test(text) ? text : undefined
  }
  return { gid: id('gid'), gt: id('gt'), page: Math.min(1000, Number(id('page') ?? 1)) }
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
