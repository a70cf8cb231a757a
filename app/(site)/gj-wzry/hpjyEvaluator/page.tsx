import type { Metadata } from 'next'
import { EvaluatorPage } from '@/components/selling/evaluator/evaluator-page'
import { loadValuationModel } from '@/lib/server/loaders/load-valuation'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/gj-wzry/hpjyEvaluator',
    title: '和平精英账号估价',
    description: '和平精英账号值多少钱：按真实成交价计算的价格区间，逐项说明得分与影响，可对照最近成交。',
  })

export default async function HpjyEvaluatorPage() {
  const { host } = await currentDist()
  return <EvaluatorPage model={await loadValuationModel(host, 111)} gameName="和平精英" />
}
