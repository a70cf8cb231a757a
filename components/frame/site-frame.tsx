import type { ReactNode } from 'react'
import type { HomeConf } from '@/lib/shared/home-conf'
import { Footer } from './footer'
import { Header } from './header'
import { Nav } from './nav'
import { PhoneHead } from './phone-head'
import { PhoneTabs } from './phone-tabs'
import type { HotGame } from './search/search-header'
import { SideMenu } from './side-menu'
import { SkipLink } from './skip-link'
import { TopBar } from './top-bar'

export interface FrameProps {
  conf: HomeConf
  hotGames: readonly HotGame[]
  children: ReactNode
}

/** Top bar, search header, navigation, page, side menu, footer. */
export function SiteFrame({ conf, hotGames, children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <div className="phone-only">
        <PhoneHead name={conf.distBaseConf.websiteName} />
      </div>
      <TopBar welcome={conf.distBaseConf.hdrBarWelceWord} />
      <Header name={conf.distBaseConf.websiteName} hotGames={hotGames} />
      <Nav entries={conf.treeMenuButMap.pc1} />
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
