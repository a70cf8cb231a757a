import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Overview = OutputOf<ApiContract['GET /console/overview']>
export type OverviewDay = Overview['days'][number]
