'use client'

import { Header } from './header'
import { PhoneHead } from './phone-head'
import type { HotGame } from './search/search-header'
import { SkipLink } from './skip-link'
import { TopBar } from './top-bar'

interface Props {
  name: string
  welcome: string
  hotGames: readonly HotGame[]
}

/** What stands above the menu of a page. One client component: it travels with every page, once and as data. */
export const FrameTop = ({ name, welcome, hotGames }: Props) => (
  <>
    <SkipLink />
    <div className="phone-only">
      <PhoneHead name={name} />
    </div>
    <TopBar welcome={welcome} />
    <Header name={name} hotGames={hotGames} />
  </>
)
