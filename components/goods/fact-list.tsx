'use client'

import styles from './detail.module.css'

/** Label and value, in two columns. A client component: as data the rows are a third of the bytes. */
export const FactList = ({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) => (
  <dl className={styles.facts}>
    {rows.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
)
