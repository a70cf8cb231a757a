import type { Metadata } from 'next'
import { CoinPanel } from '@/components/home/coin-panel'
import { Hero } from '@/components/home/hero'
import styles from '@/components/home/home.module.css'
import { HotGames } from '@/components/home/hot-games'
import { NewsPanel } from '@/components/home/news-panel'
import { Shelf } from '@/components/home/shelf'
import { Trust } from '@/components/home/trust'
import { JsonLd } from '@/components/ui/json-ld'
import { loadHome } from '@/lib/server/loaders/load-home'
import { isCurrencyType } from '@/lib/shared/goods-types'
import { siteLd } from '@/lib/shared/structured-data'
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
  const { figures, games, deals, news } = await loadHome(host)
  const coins = figures.shelves.filter((shelf) => isCurrencyType(shelf.goodsTypeId)).flatMap((shelf) => shelf.list)
  return (
    <>
      <Hero conf={conf} modes={figures.modes} deals={deals} />
      <div className="wrap">
        <HotGames games={games} counts={figures.games} />
        {figures.shelves
          .filter((shelf) => !isCurrencyType(shelf.goodsTypeId))
          .map((shelf) => (
            <Shelf key={shelf.goodsTypeId} {...shelf} />
          ))}
        <div className={`section ${styles.duo}`}>
          <CoinPanel list={coins} />
          <NewsPanel news={news} />
        </div>
        <Trust />
      </div>
      <JsonLd data={siteLd(origin, siteFacts(conf))} />
    </>
  )
}
