'use client'

import { MobileSearch } from '@/components/mobile/mobile-search'
import { Icon } from '@/components/ui/icon'
import styles from './phone-head.module.css'

/** Head of every page on a phone: mark, search, announcements. A client component: its markup travels once. */
export function PhoneHead({ name }: { name: string }) {
  return (
    <header className={styles.top}>
      <a className={styles.logo} href="/h">
        <span className="sr">{name}首页</span>
      </a>
      <MobileSearch />
      <a className={styles.bell} href="/news?type=1" aria-label="公告">
        <Icon name="bell" />
      </a>
    </header>
  )
}
