import type { Metadata } from 'next'
import { MobilePage } from '@/components/site/frame/mobile-frame'
import { MobileHome } from '@/components/site/mobile/mobile-home'
import { loadHome } from '@/lib/server/loaders/load-home'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

/** The desktop home page is the canonical address. */
export async function generateMetadata(): Promise<Metadata> {
  const { conf } = await currentDist()
  return pageMetadata({ path: '/', title: `${conf.distBaseConf.websiteName} - 手机版`, wholeTitle: true })
}

export default async function MobileHomePage() {
  const { host, conf } = await currentDist()
  return (
    <MobilePage conf={conf}>
      <MobileHome conf={conf} data={await loadHome(host)} />
    </MobilePage>
  )
}
