import { domainToASCII } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { HomeConf, SiteConf } from '@/lib/shared/site/home-conf'

/** Where the owner of a host puts the verification text: a TXT record with this name, or a file at this path. */
export const RECORD_NAME = '_site-check'
export const VERIFY_PATH = '/.well-known/site-check.txt'
export const recordText = (token: string): string => `site-check=${token}`

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Normalises a host to the form browsers send: lower case, ASCII, without port; null if it cannot be the host of a
 * site.
 */
export function readHost(text: string): string | null {
  const host = domainToASCII(
    text
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/[/:].*$/, '')
      .replace(/\.$/, ''),
  )
  const labels = host.split('.')
  if (host.length > 253 || labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null
  return /^\d+$/.test(labels.at(-1) as string) ? null : host
}

/** A draft that says the same as the published site is no change: the form saves while somebody types and takes back. */
export function siteState(
  { conf: { distId: _, ...conf }, gameIds }: { conf: HomeConf; gameIds: readonly number[] },
  { draft, isPublished }: { draft?: { conf: SiteConf; gameIds: readonly number[] }; isPublished: boolean },
): 'initial' | 'changed' | 'published' {
  if (draft && !isDeepStrictEqual([draft.conf, draft.gameIds], [conf, gameIds])) return 'changed'
  return isPublished ? 'published' : 'initial'
}
