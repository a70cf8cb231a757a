import { type ReactNode, useId } from 'react'
import styles from './orders-page.module.css'

/** One panel of an order's page, or one section in a narrow layout. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={`panel ${styles.part}`} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
