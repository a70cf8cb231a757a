import type { Metadata } from 'next'
import { RecyclePage } from '@/components/selling/recycle/recycle-page'
import { loadTradeTerms } from '@/lib/server/loaders/load-trade-terms'
import { loadRecycleMarket } from '@/lib/server/loaders/load-valuation'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/recycle',
    title: '账号回收',
    description: '游戏账号平台直收：按近 30 天真实成交给出回收参考价，验号换绑当天付款。',
  })

export default async function Recycle() {
  const { host } = await currentDist()
  const [market, { holdHours }] = await Promise.all([loadRecycleMarket(host), loadTradeTerms(host, 'recovery')])
  return <RecyclePage market={market} holdHours={holdHours} />
}
