import type { Metadata } from 'next'
import { FindGoods } from '@/components/listings/wares/find-goods'
import { loadHotGames } from '@/lib/server/loaders/load-hot-games'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({ path: '/detail', title: '查找商品', description: '按商品编号查找商品，或从热门游戏开始挑选。' })

/** The address without a goods number. */
export default async function NoGoodsPage() {
  const { host } = await currentDist()
  return <FindGoods games={await loadHotGames(host)} />
}
