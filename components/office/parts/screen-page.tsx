'use client'

import type { ReactNode } from 'react'
import styles from './screen-page.module.css'

interface Props {
  title: string
  /** One line next to the title. */
  note?: ReactNode
  /** At the right end of the header. */
  actions?: ReactNode
  /** Docked at the right while a row is open. */
  drawer?: ReactNode
  children: ReactNode
}

/** Header and panels of one screen. */
export function ScreenPage({ title, note, actions, drawer, children }: Props) {
  // one tree with and without a drawer: the list would be loaded again, on its first page
  return (
    <div className={drawer ? styles.withDrawer : undefined}>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {note ? <span className={styles.note}>{note}</span> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </header>
        {children}
      </div>
      {drawer}
    </div>
  )
}
