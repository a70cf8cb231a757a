import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { ServiceKind } from '@/lib/shared/service-terms'
import { ServerApiError, serverApi } from './server-api'

type ServicePlans = OutputOf<ApiContract['GET /booster/servicePlans']>

/** Plans of a game; of the first one when this distributor does not show the game, or the address names none. */
export async function loadServicePlans(
  host: string,
  kind: ServiceKind,
  gid: string | undefined,
): Promise<ServicePlans> {
  try {
    return await serverApi(host, 'GET /booster/servicePlans', gid ? { kind, gid } : { kind })
  } catch (error) {
    if (gid && error instanceof ServerApiError && error.code === 404) return loadServicePlans(host, kind, undefined)
    throw error
  }
}
