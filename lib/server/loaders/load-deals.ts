import type { GoodsRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { serverApi } from './server-api'

const SHOWN = 8

/** Items sold today that are still available; empty on failure. */
export async function loadSoldToday(host: string, gid: string | undefined): Promise<GoodsRow[]> {
  const sold = await serverApi(host, 'GET /goods/currentdayDealGoodsList', { gid, pageSize: '60' }).catch(() => null)
  return (sold?.list ?? []).filter((goods) => goods.status === GOODS_STATUS.onShelf && goods.stock > 0).slice(0, SHOWN)
}

/** One page of the deal wall and the statistics above it. */
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
