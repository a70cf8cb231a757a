import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Distributor = OutputOf<ApiContract['GET /console/distributors']>['list'][number]
