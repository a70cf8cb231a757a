import { NewsBar } from '@/components/site/header/news-bar'
import { footerConf } from './footer'
import { FrameFoot } from './frame-foot'
import { FrameTop } from './frame-top'
import type { FrameProps } from './site-frame'

/** The site frame with the news bar instead of the menu. */
export function NewsFrame({ conf, hotGames, children }: FrameProps) {
  const { websiteName, hdrBarWelceWord } = conf.distBaseConf
  return (
    <>
      <FrameTop name={websiteName} welcome={hdrBarWelceWord} hotGames={hotGames} />
      <NewsBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FrameFoot serviceNum={conf.customerBlock.serviceNum} footer={footerConf(conf)} />
    </>
  )
}
