import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { serverApi } from './server-api'

/** Calls of the seller API by group. */
export async function loadOpenCalls(host: string): Promise<OutputOf<ApiContract['GET /comm/openCalls']>['groups']> {
  return (await serverApi(host, 'GET /comm/openCalls', {})).groups
}
