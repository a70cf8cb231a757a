import type { Metadata } from 'next'
import { Hero } from '@/components/site/home/hero'
import { HomeModules } from '@/components/site/home/home-modules'
import { JsonLd } from '@/components/ui/kit/json-ld'
import { loadHome } from '@/lib/server/loaders/load-home'
import { siteLd } from '@/lib/shared/text/structured-data'
import { currentDist } from '@/lib/tenant/current-dist'
import { pageMetadata } from '@/lib/tenant/page-metadata'
import { siteFacts } from '@/lib/tenant/site-facts'

export async function generateMetadata(): Promise<Metadata> {
  const { conf } = await currentDist()
  return pageMetadata({
    path: '/',
    title: `${conf.distBaseConf.websiteName} - 账号、道具、游戏币担保交易`,
    wholeTitle: true,
    mobilePath: '/h',
  })
}

export default async function HomePage() {
  const { host, origin, conf } = await currentDist()
  const { figures, deals, ...rest } = await loadHome(host)
  return (
    <>
      <Hero conf={conf} figures={figures} deals={deals} games={rest.games} />
      <HomeModules order={conf.home.modules} figures={figures} {...rest} />
      <JsonLd data={siteLd(origin, siteFacts(conf))} />
    </>
  )
}
