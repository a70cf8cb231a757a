import type { ReactNode } from 'react'
import { Nav } from '@/components/site/header/nav'
import type { HotGame } from '@/components/site/header/search/search-header'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { footerConf } from './footer'
import { FrameFoot } from './frame-foot'
import { FrameTop } from './frame-top'

export interface FrameProps {
  conf: HomeConf
  hotGames: readonly HotGame[]
  /** A member page with its own menu. */
  isCentre?: boolean
  children: ReactNode
}

/** Top bar, search header, navigation, page, side menu, footer. */
export function SiteFrame({ conf, hotGames, isCentre: isRoom, children }: FrameProps) {
  const { websiteName, hdrBarWelceWord } = conf.distBaseConf
  return (
    <>
      <FrameTop name={websiteName} welcome={hdrBarWelceWord} hotGames={hotGames} />
      <Nav entries={conf.treeMenuButMap.pc1} isOfCentre={isRoom} isLost={conf.distId === 0} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <FrameFoot serviceNum={conf.customerBlock.serviceNum} footer={footerConf(conf)} />
    </>
  )
}
