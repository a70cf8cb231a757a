import { readPage } from '@/lib/shared/normalize/page-number'
import { BLACK_REASONS, type BlackReason, RULING_KINDS, type RulingKind } from '@/lib/shared/trade/trust'

export interface RulingsQuery {
  kind?: RulingKind
  gid?: string
  reason?: BlackReason
  page: number
}

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''))

/** Invalid values are dropped, so that every address works. */
export function readRulingsQuery(params: Record<string, string | string[] | undefined>): RulingsQuery {
  const [kind, gid, reason, page] = [one(params.kind), one(params.gid), one(params.reason), one(params.page)]
  return {
    kind: Object.hasOwn(RULING_KINDS, kind) ? (kind as RulingKind) : undefined,
    gid: /^\d{1,6}$/.test(gid) ? gid : undefined,
    reason: Object.hasOwn(BLACK_REASONS, reason) ? (reason as BlackReason) : undefined,
    page: readPage(page),
  }
}

/** A changed filter resets to the first page. */
export function rulingsHref(path: string, query: RulingsQuery, change: Partial<RulingsQuery>): string {
  const { page, ...next } = { ...query, page: 1, ...change }
  const text = new URLSearchParams(Object.entries(next).filter((e): e is [string, string] => Boolean(e[1])))
  if (page > 1) text.set('page', String(page))
  return text.size > 0 ? `${path}?${text}` : path
}
