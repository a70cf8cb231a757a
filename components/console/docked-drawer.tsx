'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './docked-drawer.module.css'

interface Props {
  title: string
  /** Under the title. */
  note?: ReactNode
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Stands beside the list, which stays usable: no scrim, and Escape closes it. */
export function DockedDrawer({ title, note, footer, onClose, children }: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('[role="dialog"]')) onClose()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [onClose])
  return (
    <aside className={styles.drawer} aria-label={title}>
      <header>
        <div>
          <h2 ref={head} tabIndex={-1}>
            {title}
          </h2>
          {note ? <p>{note}</p> : null}
        </div>
        <button type="button" className="icon-btn" aria-label="关闭" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {footer ? <footer>{footer}</footer> : null}
    </aside>
  )
}
