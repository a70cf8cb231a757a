'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Badge } from '@/components/ui/kit/badge'
import { Icon } from '@/components/ui/kit/icon'
import { useOrderList } from '@/lib/client/hooks/use-order-list'
import { useProfile } from '@/lib/client/hooks/use-profile'
import { useUnread } from '@/lib/client/hooks/use-unread'
import { mayInTeam, type TeamRole } from '@/lib/shared/people/team'
import { centreMenu, currentItem, isOpenOn } from '@/lib/shared/site/centre-menu'
import { BookmarkButton } from './bookmark-button'
import { logOut } from './log-out'

/** Reserves the menu's space on phones before it is loaded, except on the first page, where the menu is below. */
export const CentreMenuWait = () => (usePathname() === '/center' ? null : <div className="menu-wait" />)

export function CentreMenu() {
  const profile = useProfile()
  const pathname = usePathname()
  const search = useSearchParams().toString()
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const list = useOrderList()
  const [path = '', query = ''] = list ? list.split('?') : [pathname, search]
  const current = isHere ? currentItem(path, query) : undefined
  return (
    <nav className="panel menu" aria-label="个人中心">
      <a className="menu-home" href="/center" aria-current={path === '/center' ? 'page' : undefined}>
        <span className="phone-only">
          <Icon name="left" />
        </span>
        <Icon name="home" />
        中心首页
      </a>
      {profile?.team ? <TeamChat role={profile.team.role} /> : <ChatEntry />}
      {centreMenu(profile).map((group) => (
        <details key={group.title} open={isOpenOn(path, group)}>
          <summary>
            <h2>
              <Icon name={group.icon} />
              {group.title}
            </h2>
          </summary>
          <ul>
            {group.items.map((item) => (
              <li key={item.id}>
                <a href={item.href} aria-current={item.id === current ? 'page' : undefined}>
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <div className="menu-f">
        <BookmarkButton />
        <button type="button" onClick={() => void logOut()}>
          <Icon name="logout" />
          注销
        </button>
      </div>
    </nav>
  )
}

/** The same for a member of a seller's team: only what the seller sold. */
function TeamChat({ role }: { role: TeamRole }) {
  if (!mayInTeam(role, 'orders')) return null
  return (
    <section>
      <h2>
        <Icon name="chat" />
        订单沟通
      </h2>
      <ul>
        <li>
          <a href="/chatSystem?returnType=1">卖出的</a>
        </li>
      </ul>
    </section>
  )
}

/** Link to the order chat for both roles, with the unread count. */
function ChatEntry() {
  const unread = useUnread()
  return (
    <section>
      <h2>
        <Icon name="chat" />
        订单沟通
        <Badge count={unread} soft />
      </h2>
      <ul>
        <li>
          <a href="/chatSystem?returnType=0">我买的</a>
        </li>
        <li>
          <a href="/chatSystem?returnType=1">我卖的</a>
        </li>
      </ul>
    </section>
  )
}
