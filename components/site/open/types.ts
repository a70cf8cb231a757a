import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type CallGroup = OutputOf<ApiContract['GET /comm/openCalls']>['groups'][number]
export type ListedCall = CallGroup['calls'][number]
