import type { Metadata } from 'next'
import { EvaluatorPage } from '@/components/selling/evaluator/evaluator-page'
import { loadValuationModel } from '@/lib/server/loaders/load-valuation'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/gj-wzry',
    title: '王者荣耀账号估价',
    description: '王者荣耀账号值多少钱：按真实成交价计算的价格区间，逐项说明得分与影响，可对照最近成交。',
  })

export default async function WzryEvaluatorPage() {
  const { host } = await currentDist()
  return <EvaluatorPage model={await loadValuationModel(host, 107)} gameName="王者荣耀" />
}
