import { Icon } from '@/components/ui/icon'
import styles from './mobile-tabs.module.css'
import { UnreadBadge } from './unread-badge'

const TABS = [
  { href: '/h', icon: 'home', title: '首页' },
  { href: '/allgame', icon: 'grid', title: '游戏' },
  { href: '/center/sell', icon: 'tag', title: '发布' },
  { href: '/chatSystem', icon: 'chat', title: '沟通' },
  { href: '/center', icon: 'user', title: '我的' },
] as const

export function MobileTabs({ current }: { current?: '/h' }) {
  return (
    <nav className={styles.tabs} aria-label="底部导航">
      {TABS.map(({ href, icon, title }) => (
        <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{title}</span>
          {href === '/chatSystem' ? <UnreadBadge /> : null}
        </a>
      ))}
    </nav>
  )
}
