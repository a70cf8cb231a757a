import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { serverApi } from './server-api'

type Output<K extends keyof ApiContract> = OutputOf<ApiContract[K]>
type LatestDeals = Output<'GET /dist/latestDealRecord'>
export type NewsRow = Output<'GET /comm/getNews'>['list'][number]
type Scale = Output<'GET /dist/getScaleConf'>['list'][number]
type CoinSales = Output<'GET /quickCoin/coinMarket'>['list'][number]

/**
 * Everything below the header of the home page. Any part except the shelves may fail: the page is worth showing without
 * it.
 */
export async function loadHome(host: string) {
  const [figures, games, deals, news, scales, sold, boosting, market] = await Promise.all([
    serverApi(host, 'GET /goods/getAvGoodsList', {}),
    serverApi(host, 'GET /comm/gameList', {}),
    serverApi(host, 'GET /dist/latestDealRecord', { pageSize: '8' }).catch(
      (): LatestDeals => ({ todayCount: 0, weekCount: 0, list: [] }),
    ),
    serverApi(host, 'GET /comm/getNews', { pageSize: '7' }).then(
      ({ list }) => list,
      (): NewsRow[] => [],
    ),
    serverApi(host, 'GET /dist/getScaleConf', {}).then(
      ({ list }) => list,
      (): Scale[] => [],
    ),
    serverApi(host, 'GET /quickCoin/coinMarket', {}).then(
      ({ list }) => list,
      (): CoinSales[] => [],
    ),
    serverApi(host, 'GET /booster/servicePlans', { kind: 'boosting' }).then(
      ({ games }) => games,
      () => [],
    ),
    serverApi(host, 'GET /evaluation/market', {}).then(
      ({ list }) => list.length,
      () => 0,
    ),
  ])
  const soldOf = new Map(sold.map((row) => [row.gameId, row]))
  return {
    figures: { ...figures, boosting, recycled: market },
    games: games.gameList,
    deals,
    news,
    coins: scales.map((row) => ({ ...row, sold: soldOf.get(row.gameId) })),
  }
}
