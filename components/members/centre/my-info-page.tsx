'use client'

import type { ComponentType } from 'react'
import styles from '@/components/members/parts/centre.module.css'
import { SecurityLogins, SecurityTab } from '@/components/members/security/security-tab'
import { fromQuery, withAddress } from '@/components/ui/forms/with-address'
import { BasicInfo } from './basic-info'
import { IdentityPanel } from './identity-panel'

/** `tabIndex` in the address: 0 basic info, 1 real-name verification, 2 security. */
const TABS: readonly (readonly [name: string, body: ComponentType, below?: ComponentType])[] = [
  ['基本资料', BasicInfo],
  ['实名认证', IdentityPanel],
  ['安全中心', SecurityTab, SecurityLogins],
]

function MyInfoPage({ tab }: { tab: number }) {
  const [title, Body, Below] = TABS[tab] ?? (TABS[0] as (typeof TABS)[number])
  return (
    <>
      {' '}
      <section className={`panel ${styles.box}`} aria-labelledby="my-h">
        <h1 id="my-h" className="sr">
          {title}
        </h1>
        <nav className={`tabs ${styles.tabs}`} aria-label="账户设置">
          {TABS.map(([name], i) => (
            <a
              key={name}
              href={`/center/myself/myselfInfo?tabIndex=${i}`}
              aria-current={name === title ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <Body />
      </section>
      {Below ? <Below /> : null}
    </>
  )
}

/** Query: tabIndex. */
export const MyInfoHere = withAddress(MyInfoPage, (address) => {
  const tab = fromQuery(address, 'tabIndex')
  return { tab: /^[12]$/.test(tab) ? Number(tab) : 0 }
})
