'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fromQuery, withAddress } from '@/components/ui/with-address'
import styles from './own.module.css'
import { OwnOffers } from './own-offers'
import { RENT_TABS, readRentTab } from './rent-tabs'
import { RentalOrders } from './rental-orders'

/** Both sides of letting: own accounts, their orders, and what is rented from others. */
export function OwnRentPage({ tab: first }: { tab: number }) {
  const [tab, setTab] = useState(first)
  useEffect(() => {
    history.replaceState(null, '', tab === 0 ? location.pathname : `${location.pathname}?tabIndex=${tab}`)
  }, [tab])
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="rent-h">
      <header className="section-head">
        <h1 id="rent-h">我的租号</h1>
        <a className={`${buttonClass({ kind: 'primary' })} ${styles.push}`} href="/center/rent/publish">
          <Icon name="plus" />
          发布出租
        </a>
      </header>
      <nav className={`tabs ${styles.tabs}`} aria-label="租号">
        {RENT_TABS.map((name, index) => (
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
      {tab === 0 ? <OwnOffers /> : <RentalOrders key={tab} side={tab === 1 ? 'let' : 'rented'} />}
    </section>
  )
}

/** Query: tabIndex. */
export const OwnRentHere = withAddress(OwnRentPage, (address) => ({ tab: readRentTab(fromQuery(address, 'tabIndex')) }))
