'use client'

import { Header } from '@/components/site/header/header'
import { PhoneHead } from '@/components/site/header/phone-head'
import type { HotGame } from '@/components/site/header/search/search-header'
import { SkipLink } from '@/components/site/header/skip-link'
import { TopBar } from '@/components/site/header/top-bar'

interface Props {
  name: string
  welcome: string
  hotGames: readonly HotGame[]
}

/** Content above the menu of every page. One client component, so that it is sent only once and as data. */
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
