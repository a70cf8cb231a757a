'use client'

import styles from '@/components/listings/goods/detail-parts.module.css'
import type { FactGroup } from './goods-facts'

/** Labels and values under their headings. A client component: as data the rows are a third of the bytes. */
export const FactGroups = ({ groups }: { groups: readonly FactGroup[] }) => (
  <>
    {groups.map(({ title, rows }) => {
      // marked as a whole where possible: a page has fifty rows
      const isAll = rows.every(([, , isChecked]) => isChecked)
      return (
        <div key={title}>
          {title ? <h3 className={styles.group}>{title}</h3> : null}
          <dl className={styles.facts} data-checked={isAll || undefined}>
            {rows.map(([label, value, isChecked]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd data-checked={isAll ? undefined : isChecked}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )
    })}
  </>
)
