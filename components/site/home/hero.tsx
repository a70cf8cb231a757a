import type { CSSProperties } from 'react'
import { PreloadPicture } from '@/components/ui/pictures/preload-picture'
import type { Game } from '@/lib/contract/entities/goods'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import type { DealsProps } from './deals'
import styles from './home.module.css'
import { homeMarks } from './hot-games'
import { LiveDeals } from './live-deals'
import { type HomeFigures, modeCards } from './mode-cards'
import { Modes } from './modes'
import { Slides } from './slides'
import { type GamePrices, slidesOf } from './slides-of'

interface Props {
  conf: HomeConf
  figures: HomeFigures & { games: GamePrices }
  deals: DealsProps
  games: readonly Game[]
}

export function Hero({ conf, figures, deals, games }: Props) {
  const slides = slidesOf(conf, figures.games, 'mobile')
  const among = homeMarks(games)
  return (
    <section className={styles.hero} aria-label="交易方式">
      <PreloadPicture picture={conf.pictArea.backImg} />
      <div className={`wrap ${styles.heroGrid}`} style={{ '--deals': deals.list.length } as CSSProperties}>
        <div className={styles.lead}>
          <div>
            <h1>{conf.home.title}</h1>
            {conf.home.text ? <p>{conf.home.text}</p> : null}
          </div>
          <Slides list={slides} among={among} />
        </div>
        <Modes cards={modeCards(figures)} />
        <LiveDeals initial={deals} among={among} />
      </div>
    </section>
  )
}
