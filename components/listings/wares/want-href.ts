import type { WaresQuery } from './wares-query'

/** Form for a want-to-buy post, prefilled with the list's filters. */
export function wantHref({ gid, gt, attrs }: Pick<WaresQuery, 'gid' | 'gt' | 'attrs'>): string {
  const known = Object.entries({ gid, gt, attrs }).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return `/wanted/publish?${new URLSearchParams(known)}`
}
