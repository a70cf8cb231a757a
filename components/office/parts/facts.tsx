import type { ReactNode } from 'react'
import styles from './screen-page.module.css'

/** Labelled values under a heading. */
export function Facts({ title, rows }: { title: string; rows: Readonly<Record<string, ReactNode>> }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <dl className={styles.kv}>
        {Object.entries(rows).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
