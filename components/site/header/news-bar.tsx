'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { isCurrent } from './nav'

const ENTRIES = [
  { title: '资讯中心', href: '/news' },
  { title: '平台资讯', href: '/news?type=2' },
  { title: '网站公告', href: '/news?type=1' },
  { title: '联系客服', href: '/kfyz#contact' },
] as const

/** The news centre itself is not current while one of its lists is. */
const currentHref = (pathname: string, search: string): string | undefined =>
  ENTRIES.findLast((entry) => isCurrent(entry.href, pathname, search))?.href

/** Replaces the distributor's menu. The highlight is set after mount, as there. */
export function NewsBar() {
  const pathname = usePathname()
  const [current, setCurrent] = useState<string>()
  useEffect(() => setCurrent(currentHref(pathname, location.search)), [pathname])
  return (
    <nav className="nav" aria-label="资讯导航">
      <div className="wrap">
        <ul>
          {ENTRIES.map(({ title, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
          <li className="push aux">
            <a href="/">
              <Icon name="home" />
              返回首页
            </a>
          </li>
          <li className="aux">
            <a href="/competition">
              <Icon name="clock" />
              赛事中心
            </a>
          </li>
        </ul>
      </div>
    </nav>
  )
}
