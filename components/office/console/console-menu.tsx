'use client'

import type { MouseEvent } from 'react'
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
  const handleClick = (event: MouseEvent, to: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(to)
  }
  return (
    <nav className={styles.menu} aria-label="后台菜单">
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
