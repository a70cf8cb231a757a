import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { serverApi } from './server-api'

type LatestDeals = OutputOf<ApiContract['GET /dist/latestDealRecord']>
export type NewsRow = OutputOf<ApiContract['GET /comm/getNews']>['list'][number]

/** Everything below the header of the home page. Deals and news may fail alone: the page is worth showing without them. */
export async function loadHome(host: string) {
  const [figures, games, deals, news] = await Promise.all([
    serverApi(host, 'GET /goods/getAvGoodsList', {}),
    serverApi(host, 'GET /comm/gameList', {}),
    serverApi(host, 'GET /dist/latestDealRecord', { pageSize: '7' }).catch(
      (): LatestDeals => ({ todayCount: 0, list: [] }),
    ),
    serverApi(host, 'GET /comm/getNews', { pageSize: '7' }).then(
      ({ list }) => list,
      (): NewsRow[] => [],
    ),
  ])
  return { figures, games: games.gameList, deals, news }
}
