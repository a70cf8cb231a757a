import type { Metadata } from 'next'
import { CooperationPage } from '@/components/site/business/cooperation-page'
import { loadTradeTerms } from '@/lib/server/loaders/load-trade-terms'
import { shareText } from '@/lib/shared/text/span-text'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

/** The platform's default share of the fee for a distributor, without individual agreements. */
async function loadShare(): Promise<string> {
  const { host } = await currentDist()
  return shareText((await loadTradeTerms(host)).distShareBp)
}

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata({
    path: '/specilPage/businessCooperation',
    title: '商务合作',
    description: `开设自己的游戏交易分销商站点：独立域名与品牌，共享货源与担保客服，按平台服务费 ${await loadShare()} 分成，不收加盟费。`,
  })

export default async function BusinessCooperation() {
  const { conf } = await currentDist()
  return <CooperationPage share={await loadShare()} isUnverified={conf.isUnverified === true} />
}
