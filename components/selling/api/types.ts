import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type ApiKey = OutputOf<ApiContract['GET /apiKey/list']>['list'][number]
