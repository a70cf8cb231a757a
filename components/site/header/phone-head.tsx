'use client'

import { Icon } from '@/components/ui/kit/icon'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { MemberCount } from './member-count'
import styles from './phone-head.module.css'
import { MobileSearch } from './search/mobile-search'

/**
 * Mobile header of every page: logo, search, and the member's notifications or else announcements. A client component,
 * so that its markup is sent only once.
 */
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
  const visitor = useVisitor()
  return (
    <a className={styles.bell} href={visitor ? '/center/notifications' : '/news?type=1'}>
      <Icon name="bell" />
      <span className="sr">{visitor ? '消息' : '公告'}</span>
      <MemberCount of="bell" />
    </a>
  )
}
