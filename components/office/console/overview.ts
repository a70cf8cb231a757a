import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Overview = OutputOf<ApiContract['GET /console/overview']>
export type OverviewDay = Overview['days'][number]

/** Periods of days up to now, including today, and the period each is compared with. */
const NAMES = {
  1: { spanName: '今天', past: '上周同一天同一时刻' },
  7: { spanName: '近 7 天', past: '再前 7 天同一时刻' },
  30: { spanName: '近 30 天', past: '再前 30 天同一时刻' },
} as const
export type Span = `${keyof typeof NAMES}`

export const namesOf = (span: Span) => NAMES[span]
export const SPANS = (['1', '7', '30'] as const).map((value) => ({ value, label: NAMES[value].spanName }))
