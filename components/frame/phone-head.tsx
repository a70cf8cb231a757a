'use client'

import { MobileSearch } from '@/components/mobile/mobile-search'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { useBell } from '@/lib/client/hooks/use-unread'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import styles from './phone-head.module.css'

/** Head of every page on a phone: mark, search, what its member was told or else announcements. A client component: its markup travels once. */
export function PhoneHead({ name }: { name: string }) {
  return (
    <header className={styles.top}>
      <a className={styles.logo} href="/h">
        <span className="sr">{name}首页</span>
      </a>
      <MobileSearch />
      <Bell />
    </header>
  )
}

function Bell() {
  return useVisitor() ? (
    <MemberBell />
  ) : (
    <a className={styles.bell} href="/news?type=1" aria-label="公告">
      <Icon name="bell" />
    </a>
  )
}

function MemberBell() {
  return (
    <a className={styles.bell} href="/center/notifications" aria-label="消息">
      <Icon name="bell" />
      <Badge count={useBell()} />
    </a>
  )
}
