import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export type OwnAgreement = OutputOf<ApiContract['GET /order/agreement']>
