import type { ReactNode } from 'react'
import styles from './centre.module.css'

/** A page of the account centre with one titled panel. */
export function TitledPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="page-h">
      <header className="section-head">
        <h1 id="page-h">{title}</h1>
      </header>
      {children}
    </section>
  )
}
