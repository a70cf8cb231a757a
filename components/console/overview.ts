import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Overview = OutputOf<ApiContract['GET /console/overview']>
/** Days up to now, today one of them. */
export const SPANS = [
  { value: '1' as const, label: '今天' },
  { value: '7' as const, label: '近 7 天' },
  { value: '30' as const, label: '近 30 天' },
]
export type Span = (typeof SPANS)[number]['value']
export type OverviewDay = Overview['days'][number]
