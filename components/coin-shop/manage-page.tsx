'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { LoadError } from '@/components/ui/load-error'
import { SkeletonRows } from '@/components/ui/skeleton'
import { fromQuery, withAddress } from '@/components/ui/with-address'
import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import styles from './coin-shop.module.css'
import { OwnOffers } from './own-offers'
import { SettingsForm } from './settings-form'
import { ShopFigures } from './shop-figures'
import { ShopNotices } from './shop-notices'
import { useShop } from './use-shop'

const TABS = ['出售报价', '回收报价', '店铺设置'] as const

/** A merchant's offers and settings. */
export function ManagePage({ tab: first }: { tab: number }) {
  const { data, slow, error, reload } = useShop()
  const [tab, setTab] = useState(first)
  useEffect(() => {
    history.replaceState(null, '', tab === 0 ? location.pathname : `${location.pathname}?tabIndex=${tab}`)
  }, [tab])
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="manage-h">
      <header className="section-head">
        <h1 id="manage-h">店铺管理</h1>
        {data && data.state !== 'none' ? (
          <a className={`more ${styles.push}`} href="/center/myshop/shopOrder">
            店铺订单
          </a>
        ) : null}
      </header>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} height={48} /> : null}
      {data?.state === 'none' ? <NoShop /> : null}
      {data && data.state !== 'none' ? (
        <>
          <ShopNotices shop={data} onChanged={reload} />
          <ShopFigures shop={data} />
          <nav className={`tabs ${styles.tabs}`} aria-label="店铺">
            {TABS.map((name, index) => (
              <button
                key={name}
                type="button"
                aria-current={index === tab ? 'true' : undefined}
                onClick={() => setTab(index)}
              >
                {name}
              </button>
            ))}
          </nav>
          <Room tab={tab} shop={data} onChanged={reload} />
        </>
      ) : null}
    </section>
  )
}

function Room({ tab, shop, onChanged }: { tab: number; shop: CoinShop; onChanged: () => void }) {
  if (tab === 2) return <SettingsForm shop={shop} onChanged={onChanged} />
  const kind = tab === 0 ? 'sell' : 'recycle'
  return <OwnOffers key={kind} kind={kind} canOffer={shop.state === 'active'} onChanged={onChanged} />
}

export const NoShop = () => (
  <Empty picture="closed" title="还没有开店" text="缴纳保证金后就能挂报价、接快速买币和回收的订单">
    <a className={buttonClass({ kind: 'primary' })} href="/center/myshop/joinshop">
      申请成为币商
    </a>
  </Empty>
)

/** Query: tabIndex. */
export const ManageHere = withAddress(ManagePage, (address) => ({
  tab: Math.max(0, ['0', '1', '2'].indexOf(fromQuery(address, 'tabIndex'))),
}))
