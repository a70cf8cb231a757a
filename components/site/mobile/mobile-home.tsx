import { Fragment, type ReactNode } from 'react'
import type { CoinRow } from '@/components/site/home/coin-trend'
import { type HomeFigures, modeCards } from '@/components/site/home/mode-cards'
import { shelfTitle } from '@/components/site/home/shelf'
import { Slides } from '@/components/site/home/slides'
import { slidesOf } from '@/components/site/home/slides-of'
import { ModeTile } from '@/components/ui/kit/mode-tile'
import { Tag } from '@/components/ui/kit/tag'
import { GameCover, markedAmong } from '@/components/ui/pictures/game-cover'
import { PreloadPicture } from '@/components/ui/pictures/preload-picture'
import type { Game } from '@/lib/contract/entities/goods'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ACCOUNT, PROPS } from '@/lib/shared/goods/goods-types'
import { yuanText } from '@/lib/shared/money/money'
import type { HomeConf, HomeModule } from '@/lib/shared/site/home-conf'
import { MobileCards } from './mobile-cards'
import { MobileCoins } from './mobile-coins'
import { MobileDeals } from './mobile-deals'
import styles from './mobile-home.module.css'
import { MobileVerify } from './mobile-verify'
import { SectionHead } from './section-head'

/** Data loaded by loadHome. */
interface HomeData {
  figures: HomeFigures & OutputOf<ApiContract['GET /goods/getAvGoodsList']>
  games: readonly Game[]
  deals: OutputOf<ApiContract['GET /dist/latestDealRecord']>
  news: OutputOf<ApiContract['GET /comm/getNews']>['list']
  coins: readonly CoinRow[]
}

/** Two rows of five. */
const GAMES = 10
const CARDS = 6
const DEALS = 4
const NEWS = 5
const ANNOUNCEMENT = 1

export function MobileHome({ conf, data }: { conf: HomeConf; data: HomeData }) {
  const { figures, deals, news, coins } = data
  const games = data.games.slice(0, GAMES)
  const among = markedAmong(games)
  const shelf = (goodsTypeId: number) => {
    const found = figures.shelves.find((one) => one.goodsTypeId === goodsTypeId)
    return found?.list.length ? <MobileShelf {...found} /> : null
  }
  const modules: Record<HomeModule, () => ReactNode> = {
    games: () => <MobileGames games={games} among={among} count={data.games.length} />,
    picks: () => shelf(ACCOUNT),
    props: () => shelf(PROPS),
    coins: () => (
      <>
        <MobileCoins list={coins} />
        <MobileNews news={news} />
      </>
    ),
    trust: () => <MobileVerify />,
  }
  const live = { ...deals, list: deals.list.slice(0, DEALS) }
  return (
    <>
      <section className={styles.hero} aria-label="交易方式">
        <PreloadPicture picture={conf.pictArea.backImg} />
        <h1>{conf.home.title}</h1>
        <p>{conf.home.text}</p>
        <ul>
          {modeCards(figures).map((mode) => (
            <li key={mode.title}>
              <a href={mode.href}>
                <ModeTile name={mode.tile} size={34} className={styles.mark} />
                <b>{mode.title}</b>
                <small className="num ell">{mode.from ? `${yuanText(mode.from)} 起` : mode.figure}</small>
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.slides}>
          <Slides list={slidesOf(conf, figures.games, 'pc')} among={among} />
        </div>
      </section>
      <MobileDeals initial={live} among={among} />
      {conf.home.modules.map((name) => (
        <Fragment key={name}>{modules[name]()}</Fragment>
      ))}
    </>
  )
}

interface MobileGamesProps extends Pick<HomeData, 'games'> {
  among: readonly number[]
  /** Total number. */
  count: number
}

function MobileGames({ games, among, count }: MobileGamesProps) {
  return (
    <section className={styles.box} aria-labelledby="games-h">
      <SectionHead id="games-h" title="热门游戏" href="/allgame" more={`全部 ${count} 款`} />
      <ul className={styles.games}>
        {games.map((game) => (
          <li key={game.id}>
            <a href={`/wares?gt=1&gid=${game.id}`}>
              <GameCover id={game.id} logo={game.gameLogo} size={48} among={among} />
              <span className="ell">{game.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MobileShelf({ goodsTypeId, list, ...words }: HomeData['figures']['shelves'][number]) {
  const heading = `shelf-${goodsTypeId}`
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <SectionHead id={heading} title={shelfTitle(words)} href={`/wares?gt=${goodsTypeId}`} more="全部" />
      <MobileCards list={list.slice(0, CARDS)} />
    </section>
  )
}

function MobileNews({ news }: Pick<HomeData, 'news'>) {
  if (news.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby="news-h">
      <SectionHead id="news-h" title="公告与资讯" href="/news" more="更多" />
      <ul className={styles.news}>
        {news.slice(0, NEWS).map((item) => (
          <li key={item.code}>
            <a href={`/news/${encodeURIComponent(item.code)}`}>
              {item.type === ANNOUNCEMENT ? <Tag kind="brand">公告</Tag> : <Tag>资讯</Tag>}
              <span className="ell">{item.title}</span>
              <time className="num" dateTime={item.createTime.slice(0, 10)}>
                {item.createTime.slice(5, 10)}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
