'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { SafeLink } from '@/components/ui/kit/safe-link'
import { useSiteList } from '@/lib/client/hooks/use-site-list'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { shelfAddress } from '@/lib/client/shelf-address'
import { ORDERS_PAGE } from '@/lib/shared/site/orders-page'

interface NavEntry {
  id: number
  title: string
  htUrl: string
}

/** Used for a distributor without its own menu. */
const DEFAULTS: readonly NavEntry[] = [
  { id: 1, title: '首页', htUrl: '/' },
  { id: 2, title: '我要出租', htUrl: '/center/rent' },
]
const ORDERS: NavEntry = { id: 0, title: ORDERS_PAGE.title, htUrl: ORDERS_PAGE.htUrl }

/** An entry is current if its path and all its parameters match the address. */
export function isCurrent(htUrl: string, pathname: string, search: string): boolean {
  const [path = '', wanted = ''] = htUrl.split('?')
  const trim = (p: string) => (p.length > 1 ? p.replace(/\/+$/, '') : p)
  if (trim(path) !== trim(pathname)) return false
  const params = new URLSearchParams(search)
  return [...new URLSearchParams(wanted)].every(([name, value]) => params.get(name) === value)
}

/** The current entry with the most matching parameters: 租号 is a narrower list than 账号. */
function closestEntry(entries: readonly NavEntry[], pathname: string, search: string): NavEntry | undefined {
  const named = ({ htUrl }: NavEntry) => new URLSearchParams(htUrl.split('?')[1]).size
  return entries.filter((entry) => isCurrent(entry.htUrl, pathname, search)).sort((a, b) => named(b) - named(a))[0]
}

interface Props {
  entries: readonly NavEntry[]
  /** Above a member page with its own menu: hidden on phones. */
  isOfCentre?: boolean
  /** The configuration could not be loaded. */
  isLost?: boolean
}

/** The highlight is set after mount, because a cached page is rendered for no specific address. */
export function Nav({ entries: rendered, isOfCentre: isOfRoom, isLost }: Props) {
  const entries = useSiteList('topMenu', rendered, isLost)
  const visitor = useVisitor()
  const pathname = usePathname()
  const [here, setHere] = useState<{ pathname: string; search: string } | null>(null)
  useEffect(() => {
    setHere(shelfAddress() ?? { pathname, search: location.search })
  }, [pathname])
  const shown = entries.length ? entries : DEFAULTS
  const current = here ? closestEntry(shown, here.pathname, here.search) : undefined
  const known = shown.some((entry) => entry.htUrl.startsWith(ORDERS.htUrl))
  return (
    <nav className={isOfRoom ? 'nav of-room' : 'nav'} aria-label="主导航">
      <div className="wrap">
        <ul>
          {(visitor && !known ? [...shown, ORDERS] : shown).map((entry) => (
            <li key={entry.id}>
              <SafeLink href={entry.htUrl} aria-current={entry === current ? 'page' : undefined}>
                {entry.title}
              </SafeLink>
            </li>
          ))}
          <li className="push aux">
            <a href="/kfyz">
              <Icon name="verify" />
              客服验真
            </a>
          </li>
          <li className="aux">
            <a href="/black">
              <Icon name="ban" />
              黑号查询
            </a>
          </li>
        </ul>
      </div>
    </nav>
  )
}
