'use client'

import { useEffect, useState } from 'react'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { buttonClass } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { TabButtons } from '@/components/ui/kit/tab-buttons'
import { useTab } from '@/components/ui/kit/use-tab'
import styles from './own.module.css'
import { OwnOffers } from './own-offers'
import { OFFERS, RENT_TABS, RENTED, readRentTab } from './rent-tabs'
import { RentalOrders } from './rental-orders'
import { useRentCounts } from './use-rent-counts'

/**
 * Both sides of renting: own accounts, their orders, and accounts rented from others. Without a chosen tab a member who
 * only rents sees what they rented.
 */
export function OwnRentPage({ tab: asked }: { tab?: number }) {
  const [tab, setTab] = useTab(asked ?? OFFERS)
  const [isChosen, setChosen] = useState(asked !== undefined)
  const { data: counts, isKnown } = useRentCounts()
  useEffect(() => {
    if (isChosen || !isKnown) return
    if (counts?.hasRented && counts.tabs[OFFERS] === 0) setTab(RENTED)
    setChosen(true)
  }, [isKnown])
  const handleTab = (next: number) => {
    setChosen(true)
    setTab(next)
  }
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="rent-h">
      <header className="section-head">
        <h1 id="rent-h">我的租号</h1>
        <a className={`${buttonClass({ kind: 'primary' })} ${styles.push}`} href="/center/rent/publish">
          <Icon name="plus" />
          发布出租
        </a>
      </header>
      <TabButtons
        label="租号"
        names={RENT_TABS}
        counts={counts?.tabs ?? []}
        tab={isChosen ? tab : undefined}
        onTab={handleTab}
        className={styles.tabs}
      />
      {isChosen ? (
        tab === OFFERS ? (
          <OwnOffers />
        ) : (
          <RentalOrders key={tab} side={tab === RENTED ? 'rented' : 'let'} />
        )
      ) : (
        <SkeletonRows rows={4} height={72} />
      )}
    </section>
  )
}

/** Query: tabIndex. */
export const OwnRentHere = withAddress(OwnRentPage, (address) => ({ tab: readRentTab(fromQuery(address, 'tabIndex')) }))
