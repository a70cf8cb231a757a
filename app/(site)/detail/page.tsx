import type { Metadata } from 'next'
import { FindGoods } from '@/components/goods/find-goods'
import { loadHotGames } from '@/lib/server/loaders/load-hot-games'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '查找商品', alternates: { canonical: '/detail' } }

/** The address without a goods number. */
export default async function NoGoodsPage() {
  const { host } = await currentDist()
  return <FindGoods games={await loadHotGames(host)} />
}
