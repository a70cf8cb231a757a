import { listFilter } from '@/lib/contract/entities/goods-list'
import { LIST_PARAMETERS } from '@/lib/shared/goods/list-parameters'
import { DAY_MS, HOUR_MS } from '@/lib/shared/time'

/** How many a member may save on a site. */
export const MOST_SEARCHES = 20
/** A search is run this often. */
export const EVERY_MS = HOUR_MS
/** Goods that were published longer ago are not new, even if they came back to the shelf today. */
export const NEW_MS = 3 * DAY_MS
/** Newest goods that are looked at, and numbers that are kept to tell which were seen. */
export const LOOKED_AT = 20
export const KEPT = 200

/** Not filters: two searches that differ only in these find the same goods. */
const NO_FILTERS: readonly string[] = ['sort', 'more', 'refused']

/** The filters of a list's address in a fixed order, or '' without any besides the type. */
export function filtersOf(query: string): string {
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of LIST_PARAMETERS) {
    const value = given.get(name)
    if (value && !NO_FILTERS.includes(name)) kept.set(name, value)
  }
  return [...kept.keys()].some((name) => name !== 'gt') ? kept.toString() : ''
}

/** What a list answers for these filters; undefined if they are not valid, or not any more. */
export function filterOf(query: string) {
  const parsed = listFilter.safeParse({
    ...Object.fromEntries(new URLSearchParams(query)),
    sort: 'newest',
    pageSize: String(LOOKED_AT),
  })
  return parsed.success ? parsed.data : undefined
}
