'use client'

import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/kit/button'
import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { TabButtons } from '@/components/ui/kit/tab-buttons'
import { useTab } from '@/components/ui/kit/use-tab'
import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import styles from './coin-shop.module.css'
import { ShopFigures } from './shop-figures'
import { ShopNotices } from './shop-notices'
import { useShop } from './use-shop'

interface Props {
  title: string
  /** The merchant's other page. */
  beside: readonly [href: string, name: string]
  tabsLabel: string
  tabs: readonly string[]
  /** Initially selected tab. */
  first: number
  children: (tab: number, shop: CoinShop, reload: () => void) => ReactNode
}

/** A page for merchants: state and statistics above the tabs; users without a shop are sent to open one. */
export function ShopLayout({ title, beside: [href, name], tabsLabel, tabs, first, children }: Props) {
  const { data, slow, error, reload } = useShop()
  const [tab, setTab] = useTab(first)
  const shop = data && data.state !== 'none' ? data : null
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="room-h">
      <header className="section-head">
        <h1 id="room-h">{title}</h1>
        {shop ? (
          <a className={`more ${styles.push}`} href={href}>
            {name}
          </a>
        ) : null}
      </header>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={48} /> : null}
      {data && !shop ? <NoShop /> : null}
      {shop ? (
        <>
          <ShopNotices shop={shop} onChanged={reload} />
          <ShopFigures shop={shop} />
          <TabButtons label={tabsLabel} names={tabs} tab={tab} onTab={setTab} className={styles.tabs} />
          {children(tab, shop, reload)}
        </>
      ) : null}
    </section>
  )
}

const NoShop = () => (
  <Empty picture="closed" title="还没有开店" text="缴纳保证金后就能挂报价、接快速买币和回收的订单">
    <a className={buttonClass({ kind: 'primary' })} href="/center/myshop/joinshop">
      申请成为币商
    </a>
  </Empty>
)
