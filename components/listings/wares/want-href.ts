import type { WaresQuery } from './wares-query'

/** The form of a want-to-buy post, with what the list was asked for. */
export function wantHref({ gid, gt, attrs }: Pick<WaresQuery, 'gid' | 'gt' | 'attrs'>): string {
  const known = Object.entries({ gid, gt, attrs }).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return `/wanted/publish?${new URLSearchParams(known)}`
}
