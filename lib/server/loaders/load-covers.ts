import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { serverApi } from './server-api'

type Covers = OutputOf<ApiContract['GET /dist/distEnsureList']>['list']

/** Current account covers of this site. */
export const loadCovers = async (host: string): Promise<Covers> =>
  (await serverApi(host, 'GET /dist/distEnsureList', {})).list
