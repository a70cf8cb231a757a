'use client'

import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { buttonClass } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { TabButtons } from '@/components/ui/kit/tab-buttons'
import { useTab } from '@/components/ui/kit/use-tab'
import styles from './own.module.css'
import { OwnOffers } from './own-offers'
import { RENT_TABS, readRentTab } from './rent-tabs'
import { RentalOrders } from './rental-orders'

/** Both sides of renting: own accounts, their orders, and accounts rented from others. */
export function OwnRentPage({ tab: first }: { tab: number }) {
  const [tab, setTab] = useTab(first)
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="rent-h">
      <header className="section-head">
        <h1 id="rent-h">我的租号</h1>
        <a className={`${buttonClass({ kind: 'primary' })} ${styles.push}`} href="/center/rent/publish">
          <Icon name="plus" />
          发布出租
        </a>
      </header>
      <TabButtons label="租号" names={RENT_TABS} tab={tab} onTab={setTab} className={styles.tabs} />
      {tab === 0 ? <OwnOffers /> : <RentalOrders key={tab} side={tab === 1 ? 'let' : 'rented'} />}
    </section>
  )
}

/** Query: tabIndex. */
export const OwnRentHere = withAddress(OwnRentPage, (address) => ({ tab: readRentTab(fromQuery(address, 'tabIndex')) }))
