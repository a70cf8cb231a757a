import { modeCards } from '@/components/home/mode-cards'
import { GameCover } from '@/components/ui/game-cover'
import { Icon } from '@/components/ui/icon'
import { yuanText } from '@/components/ui/price'
import { SafeLink } from '@/components/ui/safe-link'
import { Tag } from '@/components/ui/tag'
import type { Game } from '@/lib/contract/entities/goods'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { modeTileUrl } from '@/lib/shared/art/art-url'
import { isCurrencyType } from '@/lib/shared/goods-types'
import type { HomeConf } from '@/lib/shared/home-conf'
import { MobileCards } from './mobile-cards'
import { MobileCoins } from './mobile-coins'
import { MobileDeals } from './mobile-deals'
import styles from './mobile-home.module.css'
import { MobileVerify } from './mobile-verify'
import { SectionHead } from './section-head'

/** What loadHome reads. */
interface HomeData {
  figures: OutputOf<ApiContract['GET /goods/getAvGoodsList']>
  games: readonly Game[]
  deals: OutputOf<ApiContract['GET /dist/latestDealRecord']>
  news: OutputOf<ApiContract['GET /comm/getNews']>['list']
}

/** Two rows of five. */
const GAMES = 10
const CARDS = 6
const DEALS = 4
const NEWS = 5
const ANNOUNCEMENT = 1

export function MobileHome({ conf, data: { figures, games, deals, news } }: { conf: HomeConf; data: HomeData }) {
  const slots = conf.adverPosMap.homeHero?.filter((slot) => slot.smalltitle) ?? []
  const campaign = slots.find((slot) => slot.device === 'mobile') ?? slots[0]
  const coins = figures.shelves.filter((shelf) => isCurrencyType(shelf.goodsTypeId)).flatMap((shelf) => shelf.list)
  const shelves = figures.shelves.filter((shelf) => !isCurrencyType(shelf.goodsTypeId) && shelf.list.length > 0)
  return (
    <>
      <section className={styles.hero} aria-label="交易方式">
        <h1>先验号，后放款</h1>
        <p>货款平台托管，客服陪同验号</p>
        <ul>
          {modeCards(figures.modes).map((mode) => (
            <li key={mode.title}>
              <a href={mode.href}>
                <img className={styles.mark} src={modeTileUrl(mode.tile)} alt="" width={34} height={34} />
                <b>{mode.title}</b>
                <small className="num ell">{mode.from ? `${yuanText(mode.from)} 起` : mode.figure}</small>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {campaign ? (
        <SafeLink className={styles.campaign} href={campaign.htUrl}>
          <span className="ell">{campaign.smalltitle}</span>
          <Icon name="right" />
        </SafeLink>
      ) : null}
      <section className={styles.box} aria-labelledby="games-h">
        <SectionHead id="games-h" title="热门游戏" href="/allgame" more={`全部 ${games.length} 款`} />
        <ul className={styles.games}>
          {games.slice(0, GAMES).map((game) => (
            <li key={game.id}>
              <a href={`/wares?gt=1&gid=${game.id}`}>
                <GameCover id={game.id} logo={game.gameLogo} size={48} />
                <span className="ell">{game.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <MobileDeals todayCount={deals.todayCount} list={deals.list.slice(0, DEALS)} />
      {shelves.map(({ goodsTypeId, title, list }) => (
        <section key={goodsTypeId} className={styles.section} aria-labelledby={`shelf-${goodsTypeId}`}>
          <SectionHead id={`shelf-${goodsTypeId}`} title={title} href={`/wares?gt=${goodsTypeId}`} more="全部" />
          <MobileCards list={list.slice(0, CARDS)} />
        </section>
      ))}
      <MobileCoins list={coins} />
      {news.length > 0 ? (
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
      ) : null}
      <MobileVerify />
    </>
  )
}
