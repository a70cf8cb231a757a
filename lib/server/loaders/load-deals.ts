import { serverApi } from './server-api'

/** One page of the wall and the figures above it. */
export async function loadDeals(
  host: string,
  { gid, days, page }: { gid?: string; days: '1' | '7' | '30'; page: number },
  sort: 'time' | 'fast',
) {
  const [deals, figures] = await Promise.all([
    serverApi(host, 'GET /order/everydayDealOrderList', { gid, days, sort, page: String(page) }),
    serverApi(host, 'GET /order/distCount', { gid, days }),
  ])
  return { deals, figures }
}
