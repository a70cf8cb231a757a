import { Footer } from './footer'
import { Header } from './header'
import { NewsBar } from './news-bar'
import { PhoneHead } from './phone-head'
import { PhoneTabs } from './phone-tabs'
import { SideMenu } from './side-menu'
import type { FrameProps } from './site-frame'
import { SkipLink } from './skip-link'
import { TopBar } from './top-bar'

/** The site's frame with the news bar in place of the menu. */
export function NewsFrame({ conf, hotGames, children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <div className="phone-only">
        <PhoneHead name={conf.distBaseConf.websiteName} />
      </div>
      <TopBar welcome={conf.distBaseConf.hdrBarWelceWord} />
      <Header name={conf.distBaseConf.websiteName} hotGames={hotGames} />
      <NewsBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SideMenu serviceNum={conf.customerBlock.serviceNum} />
      <Footer conf={conf} />
      <div className="phone-only">
        <PhoneTabs />
      </div>
    </>
  )
}
