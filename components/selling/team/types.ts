import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type TeamMember = OutputOf<ApiContract['GET /team/members']>['list'][number]
export type Team = OutputOf<ApiContract['GET /team/teams']>['list'][number]
