import type { Metadata } from 'next'
import { RecyclingPage } from '@/components/site/business/recycling-page'
import { loadTradeTerms } from '@/lib/server/loaders/load-trade-terms'
import { loadRecycleMarket } from '@/lib/server/loaders/load-valuation'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/specilPage/businessRecycling',
    title: '工作室批量回收',
    description: '面向工作室的游戏账号批量回收：按近 30 天真实成交报价，10 个起收，集中验号，换绑当天付款。',
  })

export default async function BusinessRecycling() {
  const { host } = await currentDist()
  const [market, { holdHours }] = await Promise.all([loadRecycleMarket(host), loadTradeTerms(host, 'recovery')])
  return <RecyclingPage market={market} holdHours={holdHours} />
}
