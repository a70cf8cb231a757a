'use client'

import { FactGroups } from '@/components/listings/detail/fact-list'
import type { FactGroup } from '@/components/listings/detail/goods-facts'
import styles from './mobile-detail.module.css'

/** Headings shown before 全部. */
const SHOWN = 2

/** The rest expands without scripts. */
export function MobileFacts({ groups }: { groups: readonly FactGroup[] }) {
  const rest = groups.slice(SHOWN)
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <>
      <FactGroups groups={groups.slice(0, SHOWN)} />
      {rest.length > 0 ? (
        <details className={styles.all}>
          <summary>
            全部 <span className="num">{count}</span> 项
          </summary>
          <FactGroups groups={rest} />
        </details>
      ) : null}
    </>
  )
}
