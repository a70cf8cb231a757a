import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ServerApiError, serverApi } from './server-api'

type ValuationModel = OutputOf<ApiContract['GET /evaluation/model']>
type RecycleMarket = OutputOf<ApiContract['GET /evaluation/market']>

/** Undefined if this distributor's catalogue does not contain the game. */
export async function loadValuationModel(host: string, gameId: number): Promise<ValuationModel | undefined> {
  try {
    return await serverApi(host, 'GET /evaluation/model', { gid: String(gameId) })
  } catch (error) {
    if (error instanceof ServerApiError && error.reason === 'NOT_FOUND') return undefined
    throw error
  }
}

export const loadRecycleMarket = (host: string): Promise<RecycleMarket> => serverApi(host, 'GET /evaluation/market', {})
