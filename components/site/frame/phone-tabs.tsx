'use client'

import { usePathname } from 'next/navigation'
import { MemberCount } from '@/components/site/header/member-count'
import { Icon } from '@/components/ui/kit/icon'
import styles from './phone-tabs.module.css'

const TABS = [
  { href: '/h', icon: 'home', title: '首页', covers: /^\/(?:h|index-copy)?$/ },
  { href: '/allgame', icon: 'grid', title: '游戏', covers: /^\/(?:allgame|wares)$/ },
  { href: '/center/sell', icon: 'tag', title: '发布', covers: /^\/center\/sell$/ },
  { href: '/chatSystem', icon: 'chat', title: '沟通', covers: /^\/chatSystem$/ },
  { href: '/center', icon: 'user', title: '我的', covers: /^\/center(?!\/sell$)/ },
] as const

/** Bottom tab bar on phones. Omitted on pages with their own bottom bar (buying, paying). */
export function PhoneTabs() {
  const pathname = usePathname()
  return (
    <nav className={styles.tabs} aria-label="底部导航">
      {TABS.map(({ href, icon, title, covers }) => (
        <a key={href} href={href} aria-current={covers.test(pathname) ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{title}</span>
          {href === '/chatSystem' ? <MemberCount of="chat" /> : null}
        </a>
      ))}
    </nav>
  )
}
