'use client'

import { type HotGame, SearchHeader } from '@/components/site/header/search/search-header'
import { Icon } from '@/components/ui/kit/icon'
import { Logo } from './logo'

/** A client component, so that its markup is sent only once. */
export function Header({ name, hotGames }: { name: string; hotGames: readonly HotGame[] }) {
  return (
    <header className="header">
      <div className="wrap">
        <Logo name={name} />
        <SearchHeader hotGames={hotGames} />
        <div className="header-act">
          <a className="btn" href="/center/sell">
            <Icon name="plus" />
            我要卖
          </a>
          <a className="btn btn-soft" href="/center/buyers/buyRecord">
            <Icon name="receipt" />
            订单
          </a>
        </div>
      </div>
    </header>
  )
}
