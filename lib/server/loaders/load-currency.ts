import type { GameFilter } from '@/lib/contract/entities/goods'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ServerApiError, serverApi } from './server-api'

type Scales = OutputOf<ApiContract['GET /dist/getScaleConf']>
type CurrencyList = OutputOf<ApiContract['GET /quickCoin/shelf']>
export type Adverts = OutputOf<ApiContract['GET /goods/getDistGamedsAdverList']>['list']

export const loadScales = (host: string): Promise<Scales> => serverApi(host, 'GET /dist/getScaleConf', {})

interface MallInput {
  gt?: '2' | '22'
  gid?: string
  quickCoinType: '1' | '2'
  areaId?: string
  serverId?: string
  page: number
}

/** The shelf of one game, by default the hottest that has offers; adverts may fail alone. */
export async function loadCoinMall(host: string, query: MallInput) {
  const [scales, adverts] = await Promise.all([
    loadScales(host),
    serverApi(host, 'GET /goods/getDistGamedsAdverList', { position: 'coinMall' }).then(
      ({ list }) => list,
      (): Adverts => [],
    ),
  ])
  const gid = query.gid ?? (scales.list[0] && String(scales.list[0].gameId))
  const game = scales.list.find((row) => String(row.gameId) === gid)
  const { gt, areaId, serverId, page } = query
  const [found, filter] = await Promise.all([
    query.quickCoinType === '1' && gid
      ? serverApi(host, 'GET /quickCoin/shelf', { gid, gt, areaId, serverId, page: String(page) })
      : ({ list: [], total: 0, more: false, page: 1, pageSize: 20 } satisfies CurrencyList),
    gid ? loadFilter(host, gid) : undefined,
  ])
  return { scales, adverts, game, found, filter }
}

async function loadFilter(host: string, gameId: string): Promise<GameFilter | undefined> {
  try {
    return await serverApi(host, 'GET /comm/gamefilter', { gameId })
  } catch (error) {
    if (error instanceof ServerApiError) return undefined
    throw error
  }
}
