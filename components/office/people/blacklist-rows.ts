import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

type Queue = OutputOf<ApiContract['GET /console/blacklistQueue']>
export type Report = Queue['reports'][number]
export type Appeal = Queue['appeals'][number]
