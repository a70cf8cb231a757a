import { Fragment, type ReactNode } from 'react'
import type { Game } from '@/lib/contract/entities/goods'
import { ACCOUNT, PROPS } from '@/lib/shared/goods/goods-types'
import type { HomeModule } from '@/lib/shared/site/home-conf'
import { CoinPanel } from './coin-panel'
import type { CoinRow } from './coin-trend'
import styles from './home.module.css'
import { HotGames } from './hot-games'
import { NewsPanel } from './news-panel'
import { type HomeShelf, Shelf } from './shelf'
import { Trust } from './trust'

/** Two rows of accounts, one of props, or full rows of two or three on narrow screens. */
const SHOWN = { picks: 10, props: 6 } as const

interface Props {
  order: readonly HomeModule[]
  figures: { games: Parameters<typeof HotGames>[0]['counts']; shelves: readonly HomeShelf[] }
  games: readonly Game[]
  coins: readonly CoinRow[]
  news: Parameters<typeof NewsPanel>[0]['news']
}

/** Sections below the hero, in the distributor's order. */
export function HomeModules({ order, figures, games, coins, news }: Props) {
  const shelf = (goodsTypeId: number, most: number): ReactNode => {
    const found = figures.shelves.find((one) => one.goodsTypeId === goodsTypeId)
    return found ? <Shelf {...found} most={most} /> : null
  }
  const modules: Record<HomeModule, () => ReactNode> = {
    games: () => <HotGames games={games} counts={figures.games} />,
    picks: () => shelf(ACCOUNT, SHOWN.picks),
    props: () => shelf(PROPS, SHOWN.props),
    coins: () => (
      <div className={`section ${styles.duo}`}>
        <CoinPanel list={coins} />
        <NewsPanel news={news} />
      </div>
    ),
    trust: () => <Trust />,
  }
  return (
    <div className={`wrap ${styles.below}`}>
      {order.map((name) => (
        <Fragment key={name}>{modules[name]()}</Fragment>
      ))}
    </div>
  )
}
