'use client'

import styles from '@/components/listings/goods/detail-parts.module.css'
import type { FactGroup } from './goods-facts'

/** Labels and values under their headings. A client component: as data the rows are a third of the bytes. */
export const FactGroups = ({ groups }: { groups: readonly FactGroup[] }) => (
  <>
    {groups.map(({ title, rows, isChecked }) => (
      <div key={title}>
        {title ? <h3 className={styles.group}>{title}</h3> : null}
        <dl className={styles.facts} data-checked={isChecked}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </>
)
