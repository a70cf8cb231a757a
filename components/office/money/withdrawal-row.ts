import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type Withdrawal = OutputOf<ApiContract['GET /console/withdrawals']>['list'][number]
