import type { Metadata } from 'next'
import { HomeCopy } from '@/components/site/home/home-copy'
import { loadHome } from '@/lib/server/loaders/load-home'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'

/** The same goods in another order: the canonical page is the home page. */
export async function generateMetadata(): Promise<Metadata> {
  const { conf } = await currentDist()
  return pageMetadata({ path: '/', title: `${conf.distBaseConf.websiteName} - 按游戏选购`, wholeTitle: true })
}

export default async function IndexCopyPage() {
  const { host } = await currentDist()
  return <HomeCopy {...(await loadHome(host))} />
}
