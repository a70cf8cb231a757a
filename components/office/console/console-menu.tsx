'use client'

import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { MenuCount } from './menu-count'
import { GROUPS, type Screen } from './screen'
import styles from './staff-shell.module.css'

interface Props {
  screens: readonly Screen[]
  path: string
  onOpen: (path: string) => void
}

/** Screens the member may open, by group. */
export function ConsoleMenu({ screens, path, onOpen }: Props) {
  const current = screens.find((screen) => screen.path === path) ?? screens[0]
  const menu = useRef<HTMLElement>(null)
  // only the menu scrolls: scrollIntoView would also move the page on phones
  useEffect(() => {
    const [box, entry] = [menu.current, menu.current?.querySelector<HTMLElement>('[aria-current]')]
    if (!box || !entry) return
    const [outer, inner] = [box.getBoundingClientRect(), entry.getBoundingClientRect()]
    box.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
    const below = inner.bottom - outer.bottom
    if (below > 0 || inner.top < outer.top) box.scrollTop += below > 0 ? below + 12 : inner.top - outer.top - 12
  }, [current])
  const handleClick = (event: MouseEvent, to: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(to)
  }
  return (
    <nav ref={menu} className={styles.menu} aria-label="后台菜单">
      {GROUPS.map((group) => {
        const own = screens.filter((screen) => screen.group === group)
        if (own.length === 0) return null
        return (
          <div key={group}>
            {group ? <h2>{group}</h2> : null}
            {own.map((screen) => (
              <a
                key={screen.path}
                href={screen.path}
                aria-current={screen === current ? 'page' : undefined}
                onClick={(event) => handleClick(event, screen.path)}
              >
                <Icon name={screen.icon} />
                <span>{screen.label}</span>
                <MenuCount path={screen.path} />
              </a>
            ))}
          </div>
        )
      })}
    </nav>
  )
}
