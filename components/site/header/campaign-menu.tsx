'use client'

import { usePathname } from 'next/navigation'
import { Icon } from '@/components/ui/kit/icon'
import styles from './campaign-menu.module.css'

interface CampaignItem {
  title: string
  icon: string
  href: string
}

/** Left menu of the leaderboard and booking frames. */
export function CampaignMenu({ title, items }: { title: string; items: readonly CampaignItem[] }) {
  const here = usePathname().replace(/(.)\/+$/, '$1')
  return (
    <nav className={`panel menu ${styles.menu}`} aria-label={title}>
      {items.map(({ title: text, icon, href }) => (
        <a key={href} className="menu-home" href={href} aria-current={href === here ? 'page' : undefined}>
          <Icon name={icon} />
          {text}
        </a>
      ))}
    </nav>
  )
}
