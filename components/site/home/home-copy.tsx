import type { Game } from '@/lib/contract/entities/goods'
import { isCurrencyType } from '@/lib/shared/goods/goods-types'
import { CoinPanel } from './coin-panel'
import type { CoinRow } from './coin-trend'
import type { DealsProps } from './deals'
import styles from './home.module.css'
import { HotGames, homeMarks } from './hot-games'
import { LiveDeals } from './live-deals'
import { type HomeFigures, modeCards } from './mode-cards'
import { NewsPanel } from './news-panel'
import { type HomeShelf, Shelf } from './shelf'
import { Trust } from './trust'

interface Props {
  figures: HomeFigures & { games: Parameters<typeof HotGames>[0]['counts']; shelves: readonly HomeShelf[] }
  coins: readonly CoinRow[]
  games: readonly Game[]
  deals: DealsProps
  news: Parameters<typeof NewsPanel>[0]['news']
}

/** Alternative home page: games and goods first, trade modes as one row, deals and news at the side. */
export function HomeCopy({ figures, games, coins, deals, news }: Props) {
  return (
    <>
      <section className={styles.hero} aria-label="交易方式">
        <div className={`wrap ${styles.altLead}`}>
          <div>
            <h1>选好游戏，放心交易</h1>
            <p>货款由平台托管，买到再确认收货，确认后才放款。</p>
          </div>
          <nav className={styles.altModes} aria-label="交易方式">
            {modeCards(figures).map((mode) => (
              <a key={mode.title} href={mode.href}>
                {mode.title}
                <span className="num">{mode.figure}</span>
              </a>
            ))}
          </nav>
        </div>
      </section>
      <div className="wrap">
        <div className={styles.alt}>
          <div>
            <HotGames games={games} counts={figures.games} />
            <CoinPanel list={coins} />
          </div>
          <div>
            <LiveDeals initial={deals} among={homeMarks(games)} />
            <NewsPanel news={news} />
          </div>
        </div>
        {figures.shelves
          .filter((shelf) => !isCurrencyType(shelf.goodsTypeId))
          .map((shelf) => (
            <Shelf key={shelf.goodsTypeId} {...shelf} most={6} />
          ))}
        <Trust />
      </div>
    </>
  )
}
