import type { Metadata } from 'next'
import { MissingPage } from '@/components/site/frame/missing-page'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { loadHotGames } from '@/lib/server/loaders/load-hot-games'
import { currentDist } from '@/lib/tenant/current-dist'

export const metadata: Metadata = { title: '页面不存在', robots: { index: false } }

/** Addresses without a page of their own; middleware has set the status 404. */
export default async function RestPage() {
  const { host, conf } = await currentDist()
  return (
    <SiteFrame conf={conf} hotGames={await loadHotGames(host)}>
      <MissingPage />
    </SiteFrame>
  )
}
