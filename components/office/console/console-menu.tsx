'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/kit/icon'
import { Dialog } from '@/components/ui/overlays/dialog'
import { isRecord, readStored, writeStored } from '@/lib/client/browser-storage'
import { MenuCount } from './menu-count'
import { GROUPS, type Screen } from './screen'
import styles from './staff-shell.module.css'
import { useSetup } from './use-setup'

interface Props {
  screens: readonly Screen[]
  path: string
  onOpen: (path: string) => void
}

/** All screens beyond the first ones of a new site. */
const MORE = '更多功能'
const STORED = 'consoleMenu'
/** Which parts this member opened or folded on this device. */
type Choices = Readonly<Record<string, boolean>>

const readChoices = (): Choices => {
  const stored = readStored('local', STORED)
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => (value === true || value === false ? [[key, value]] : [])),
  )
}

/**
 * Screens the member may open, by group; a group can be folded. While a site is not set up, the screens that it needs
 * first are on top and the others folded, until the member opens them. On phones a button with the current screen opens
 * the menu as a sheet.
 */
export function ConsoleMenu({ screens, path, onOpen }: Props) {
  const { isOpen: isNew } = useSetup()
  const [choices, setChoices] = useState(readChoices)
  const [isSheet, setSheet] = useState(false)
  const current = screens.find((screen) => screen.path === path) ?? screens[0]
  const menu = useRef<HTMLElement>(null)
  const toggle = (part: string, isOpen: boolean) => {
    const next = { ...choices, [part]: isOpen }
    writeStored('local', STORED, next)
    setChoices(next)
  }
  const first = isNew ? screens.filter((screen) => screen.isFirst) : []
  const others = isNew ? screens.filter((screen) => !screen.isFirst) : screens
  const isMore = !isNew || choices[MORE] === true
  // only the menu scrolls: scrollIntoView would also move the page
  useEffect(() => {
    const [box, entry] = [menu.current, menu.current?.querySelector<HTMLElement>('[aria-current]')]
    if (!box || !entry) return
    const [outer, inner] = [box.getBoundingClientRect(), entry.getBoundingClientRect()]
    const below = inner.bottom - outer.bottom
    if (below > 0 || inner.top < outer.top) box.scrollTop += below > 0 ? below + 12 : inner.top - outer.top - 12
  }, [current])
  const handleClick = (event: MouseEvent, to: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setSheet(false)
    onOpen(to)
  }
  const entry = (screen: Screen) => (
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
  )
  const entries = (
    <>
      {first.length > 0 ? (
        <div>
          {first.map(entry)}
          {isMore ? null : others.filter((screen) => screen === current).map(entry)}
          <Fold label={MORE} isOpen={isMore} onToggle={(isOpen) => toggle(MORE, isOpen)} />
        </div>
      ) : null}
      {isMore
        ? GROUPS.map((group) => {
            const own = others.filter((screen) => screen.group === group)
            if (own.length === 0) return null
            const isOpen = group === '' || choices[group] !== false
            return (
              <div key={group}>
                {group ? <Fold label={group} isOpen={isOpen} onToggle={(next) => toggle(group, next)} /> : null}
                {own.filter((screen) => isOpen || screen === current).map(entry)}
              </div>
            )
          })
        : null}
    </>
  )
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-haspopup="dialog"
        aria-label={`后台菜单，当前页面：${current?.label ?? '没有选择'}`}
        aria-expanded={isSheet}
        onClick={() => setSheet(true)}
      >
        <Icon name="menu" />
        <b>{current?.label ?? '菜单'}</b>
        <Icon name="down" />
      </button>
      <nav ref={menu} className={styles.menu} aria-label="后台菜单">
        {entries}
      </nav>
      <Dialog open={isSheet} title="后台菜单" onClose={() => setSheet(false)}>
        <nav className={`${styles.menu} ${styles.menuSheet}`} aria-label="后台菜单">
          {entries}
        </nav>
      </Dialog>
    </>
  )
}

interface FoldProps {
  label: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

const Fold = ({ label, isOpen, onToggle }: FoldProps) => (
  <h2>
    <button type="button" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      {label}
      <Icon name={isOpen ? 'up' : 'down'} />
    </button>
  </h2>
)
